import { beforeAll, describe, expect, it } from 'vitest';
import { wireTime } from '../http/wire-time';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

const DAY = 86_400_000;
let names = 0;
const named = () => ({ 'idempotency-key': `coupon ${(names += 1)}` });

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = await scene.caller();
  });
  const at = (days: number) =>
    wireTime(scene.mall.deps.policy, new Date(scene.mall.deps.now().getTime() + days * DAY));

  const shop = async () => {
    const goods = await scene.goods();
    const call = await scene.caller({ shopId: goods.shopId });
    const create = async (body: object) =>
      (await call('createCoupon', { body: { ...ofShop, ...body }, headers: named() })).data
        .id as number;
    const save = (id: number, body: object) =>
      call('saveCoupon', { params: { id }, body: { ...ofShop, ...body } });
    const detail = async (id: number) => (await call('operatorCoupon', { params: { id } })).data;
    return { goods, shopId: goods.shopId, call, create, save, detail };
  };
  const ofShop = { name: 'Tea for two', useType: 1, amount: '2.00', minAmount: '5.00', days: 7 };
  const claim = (token: string, couponId: number) =>
    scene.mall.call('claimCoupon', { token, body: { couponId } });

  describe('a coupon of a shop', () => {
    it('is created once for each key, claimed by shoppers in their language, and used', async () => {
      const { goods, shopId, call } = await shop();
      const translations = { fr: { name: 'Thé pour deux' } };
      const body = { ...ofShop, useType: 2, productIds: [goods.productId], total: 5, translations };
      const headers = named();
      const answer = await call('createCoupon', { body, headers });
      expectContract('createCoupon', answer);
      expect((await call('createCoupon', { body, headers })).data).toEqual(answer.data);
      const { id } = answer.data;
      const shown = await scene.mall.call('claimableCoupons', {
        query: { merId: shopId, useType: 2 },
        headers: { 'accept-language': 'fr' },
      });
      expect(shown.data.list).toMatchObject([
        { id, name: 'Thé pour deux', money: '2.00', minPrice: '5.00', lastTotal: 5, day: 7 },
      ]);
      const shopper = await scene.testMall.shopper();
      await claim(shopper.token, id);
      const draft = await scene.testMall.draft(shopper, goods);
      const options = await scene.mall.call('couponOptions', {
        token: shopper.token,
        params: { preOrderNo: draft },
      });
      expect(options.data).toMatchObject([{ couponId: id, discount: '2.00', obstacle: null }]);
      const detail = await call('operatorCoupon', { params: { id } });
      expectContract('operatorCoupon', detail);
      expect(detail.data).toMatchObject({ ...body, shopId, version: 1, left: 4, given: 1 });
    });

    it('is for goods of the shop only', async () => {
      const { goods, call, create, save } = await shop();
      const foreign = await scene.goods();
      const productIds = [goods.productId, foreign.productId];
      const body = { ...ofShop, useType: 2, productIds };
      const refusal = { reason: 'invalid-value', field: 'productIds.1' };
      expect(await call('createCoupon', { body, headers: named() })).toMatchObject(refusal);
      const id = await create({ useType: 2, productIds: [goods.productId] });
      expect(await save(id, { version: 1, useType: 2, productIds })).toMatchObject(refusal);
    });

    it('is none of the kinds of the mall, and none of another shop', async () => {
      const { call, create } = await shop();
      const other = await shop();
      const make = (body: object) =>
        call('createCoupon', { body: { ...ofShop, ...body }, headers: named() });
      expect(await make({ useType: 3 })).toMatchObject({ field: 'useType' });
      expect(await make({ type: 2 })).toMatchObject({ field: 'type' });
      expect(await make({ shopId: other.shopId })).toMatchObject({ reason: 'not-found' });
      const id = await create({});
      expect(await other.save(id, { version: 1 })).toMatchObject({ reason: 'not-found' });
    });

    it('is changed freely until somebody has it', async () => {
      const { create, save, detail } = await shop();
      const id = await create({ total: 3 });
      const saved = await save(id, { version: 1, name: 'Coffee', amount: '3.00', total: 2 });
      expectContract('saveCoupon', saved);
      expect(saved.data).toMatchObject({ name: 'Coffee', amount: '3.00', total: 2, left: 2 });
      expect(await save(id, { version: 1 })).toMatchObject({ reason: 'stale' });
      expect(await detail(id)).toEqual(saved.data);
    });

    it('only becomes more and later once somebody has it, also for those who have it', async () => {
      const { create, save } = await shop();
      const times = { days: undefined, useFrom: at(-1), useUntil: at(5) };
      const id = await create({ ...times, total: 3 });
      const { token } = await scene.testMall.shopper();
      await claim(token, id);
      const again = { version: 1, ...times, total: 3 };
      expect(await save(id, { ...again, amount: '1.00' })).toMatchObject({
        reason: 'invalid-value',
        field: 'amount',
      });
      expect(await save(id, { ...again, total: 2 })).toMatchObject({ field: 'total' });
      expect(await save(id, { ...again, useUntil: at(4) })).toMatchObject({ field: 'useUntil' });
      const useUntil = at(9);
      const more = await save(id, { ...again, total: 10, useUntil });
      expect(more.data).toMatchObject({ total: 10, left: 9, given: 1, useUntil });
      const mine = await scene.mall.call('myCoupons', { token, query: { type: 'usable' } });
      expect(mine.data.list[0].endTime).toBe(useUntil);
    });

    it('counts each claim when the total changes meanwhile', async () => {
      const { create, save, detail } = await shop();
      const id = await create({ total: 5 });
      const shoppers = await Promise.all(
        [1, 2, 3].map(() => scene.mall.signUp(`c${(names += 1)}@example.com`)),
      );
      await Promise.all([
        save(id, { version: 1, total: 20 }),
        ...shoppers.map(({ token }) => claim(token, id)),
      ]);
      const { total, left, given } = await detail(id);
      expect(given).toBe(3);
      expect(total - left).toBe(3);
    });

    it('is got by nobody any more when it is closed', async () => {
      const { call, create } = await shop();
      const id = await create({});
      const closed = await call('closeCoupon', { params: { id }, body: { version: 1 } });
      expectContract('closeCoupon', closed);
      expect(closed.data).toMatchObject({ open: false, version: 2 });
      const { token } = await scene.testMall.shopper();
      expect((await claim(token, id)).reason).toBe('not-found');
    });
  });

  describe('a coupon of the mall', () => {
    it('is for categories that there are, or for everything', async () => {
      const body = { ...ofShop, useType: 4, categoryIds: [999_999] };
      expect(await mall('createCoupon', { body, headers: named() })).toMatchObject({
        field: 'categoryIds.0',
      });
      expect(await mall('createCoupon', { body: ofShop, headers: named() })).toMatchObject({
        field: 'shopId',
      });
      const past = { ...ofShop, useType: 3, days: undefined, useFrom: at(-9), useUntil: at(-1) };
      expect(await mall('createCoupon', { body: past, headers: named() })).toMatchObject({
        field: 'useUntil',
      });
      const general = { ...ofShop, useType: 3, type: 2 };
      const { data } = await mall('createCoupon', { body: general, headers: named() });
      const { call } = await shop();
      expect(await call('operatorCoupon', { params: { id: data.id } })).toMatchObject({
        reason: 'not-found',
      });
    });
  });

  describe('the preview of a coupon', () => {
    it('has the goods that checkout would take it for, and who can get it', async () => {
      const { goods, shopId, call } = await shop();
      const other = await scene.goods({ shopId });
      const preview = async (caller: typeof mall, body: object) => {
        const answer = await caller('previewCoupon', { body: { ...ofShop, ...body } });
        expectContract('previewCoupon', answer);
        const { goods: found, accounts } = answer.data;
        return {
          goods: found.list.map(({ id }: { id: number }) => id).toSorted(),
          total: found.total,
          accounts: accounts.list.map(({ id }: { id: number }) => id),
        };
      };
      const all = [goods.productId, other.productId].toSorted();
      expect(await preview(call, {})).toEqual({ goods: all, total: 2, accounts: [] });
      expect(await preview(call, { useType: 2, productIds: [other.productId] })).toMatchObject({
        goods: [other.productId],
      });
      await scene.refunds.paid(goods);
      const { id } = scene.shopper;
      expect((await preview(call, {})).accounts).toEqual([id]);
      const { category_id } = await scene.mall.db
        .selectFrom('product')
        .select('category_id')
        .where('id', '=', goods.productId)
        .executeTakeFirstOrThrow();
      const ofMall = await preview(mall, { useType: 4, categoryIds: [category_id] });
      expect(ofMall.goods).toEqual(expect.arrayContaining(all));
      expect(ofMall.accounts).toContain(id);
      expect((await preview(mall, { useType: 3, type: 2 })).accounts).toEqual([]);
    });
  });
});
