import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
  });

  const find = async (body: object) => {
    const answer = await call('findShoppers', { body });
    expectContract('findShoppers', answer);
    return (answer.data as { id: number }[]).map(({ id }) => id);
  };
  const detail = async (id: number) => {
    const answer = await call('operatorShopper', { params: { id } });
    expectContract('operatorShopper', answer);
    return answer.data;
  };
  const isSignedIn = async (token: string) =>
    (await scene.mall.call('userInfo', { token })).code === 200;

  describe('a shopper', () => {
    it('is found by the whole address only, which each look-up leaves out of the log', async () => {
      const { id, email } = await scene.mall.signUp('Ann.Lee@example.com');
      expect(await find({ email: 'ann.lee@EXAMPLE.com' })).toEqual([id]);
      expect(await find({ id })).toEqual([id]);
      for (const part of ['ann.lee', '%@example.com', 'ann_lee@example.com'])
        expect(await find({ email: part })).toEqual([]);
      expect(await find({ phone: '+4420794600' })).toEqual([]);
      const log = await scene.log();
      const looked = log.filter(({ action }) => action === 'findShoppers');
      expect(looked.filter(({ subject_id }) => subject_id === String(id))).toHaveLength(2);
      expect(looked).toHaveLength(6);
      expect(JSON.stringify(log).toLowerCase()).not.toContain(email.toLowerCase());
      for (const body of [{}, { email, id }])
        expect(await call('findShoppers', { body })).toMatchObject({ code: 400, field: 'email' });
    });

    it('is shown with the number of orders, without address and contact, and recorded', async () => {
      await scene.refunds.paid(await scene.goods());
      const { id } = scene.shopper;
      const shown = await detail(id);
      expect(shown).toMatchObject({ id, state: 'active', orders: 1, accepted: [] });
      expect(JSON.stringify(shown)).not.toContain('@');
      const [last] = (await scene.log()).slice(-1);
      expect(last).toMatchObject({ action: 'operatorShopper', subject_id: String(id) });
    });

    it('is signed out while blocked, and in again afterwards', async () => {
      const { id, token, email } = await scene.mall.signUp();
      expect(await isSignedIn(token)).toBe(true);
      const body = { reason: 'Fraud' };
      expectContract('blockShopper', await call('blockShopper', { params: { id }, body }));
      expect(await isSignedIn(token)).toBe(false);
      expect(await detail(id)).toMatchObject({
        state: 'blocked',
        blockReason: 'Fraud',
        sessions: 0,
      });
      expect(await call('blockShopper', { params: { id }, body })).toMatchObject({ code: 200 });
      expectContract('unblockShopper', await call('unblockShopper', { params: { id } }));
      expect(await detail(id)).toMatchObject({ state: 'active', blockReason: null });
      expect(await find({ email })).toEqual([id]);
      const done = (await scene.log())
        .filter(
          ({ subject_id, subject_type }) => `${subject_type} ${subject_id}` === `shopper ${id}`,
        )
        .map(({ action }) => action);
      expect(done.filter((action) => action === 'blockShopper')).toHaveLength(1);
    });

    it('can be signed out everywhere', async () => {
      const { id, token } = await scene.mall.signUp();
      expect(await isSignedIn(token)).toBe(true);
      const ended = await call('endShopperSessions', { params: { id } });
      expectContract('endShopperSessions', ended);
      expect(await isSignedIn(token)).toBe(false);
    });

    it('whose visit has ended stays so', async () => {
      const { id } = await scene.mall.signUp();
      const closed = { is_enabled: false };
      await scene.mall.db.updateTable('user_account').set(closed).where('id', '=', id).execute();
      expect(await detail(id)).toMatchObject({ state: 'closed' });
      expect(await call('unblockShopper', { params: { id } })).toMatchObject({
        reason: 'wrong-state',
      });
      expect(await detail(id)).toMatchObject({ state: 'closed' });
    });
  });

  describe('a review', () => {
    it('that is hidden counts for no rating, until it is shown again', async () => {
      const goods = await scene.goods();
      const id = await scene.review(goods);
      const params = { id };
      const shown = async () => {
        const list = await scene.mall.call('reviewList', {
          params: { id: goods.productId },
          query: { type: '0' },
        });
        const { data } = await scene.mall.call('productDetail', {
          params: { id: goods.productId },
        });
        return `${list.data?.total ?? list.message} ${JSON.stringify(data.productInfo.stars)}`;
      };
      const ratings = async () => {
        const shop = await scene.mall.db
          .selectFrom('shop')
          .select('stars')
          .where('id', '=', goods.shopId)
          .executeTakeFirstOrThrow();
        const listed = await scene.mall.db
          .selectFrom('listed_product')
          .select(['review_count', 'stars'])
          .where('product_id', '=', goods.productId)
          .executeTakeFirstOrThrow();
        return [shop.stars, listed.stars, listed.review_count];
      };
      const before = await shown();
      const body = { reason: 'Insult' };
      expectContract('hideReview', await call('hideReview', { params, body }));
      expect(await shown()).not.toBe(before);
      expect(await ratings()).toEqual([null, null, 0]);
      const hidden = await call('operatorReviews', { query: { shown: false, star: 4 } });
      expectContract('operatorReviews', hidden);
      expect(hidden.data.list).toMatchObject([{ id, hideReason: 'Insult' }]);
      const own = await scene.caller({ shopId: goods.shopId });
      expect(await own('showReview', { params })).toMatchObject({ reason: 'not-found' });
      expectContract('showReview', await call('showReview', { params }));
      expect(await shown()).toBe(before);
      expect(await ratings()).toEqual(['4.0', '4.0', 1]);
      const other = { query: { goodsId: goods.productId + 1 } };
      expect((await call('operatorReviews', other)).data.total).toBe(0);
    });
  });
});
