import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { runDueJobs } from '../testing/run-jobs';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
  });

  const setStock = (skuId: number, stock: number) =>
    mall.db.updateTable('sku').set({ stock }).where('id', '=', skuId).execute();
  const call = (name: 'watchStock' | 'unwatchStock', skuId: number, token = scene.shopper.token) =>
    mall.call(name, { token, body: { skuId } });
  const waiting = async (token = scene.shopper.token) =>
    (await mall.call('watchedStock', { token })).data.list.map(
      ({ skuId }: { skuId: number }) => skuId,
    );
  async function soldOut() {
    const goods = await scene.goods({ stock: 0 });
    await mailed();
    return goods;
  }
  let seen = 0;
  /** Mails about stock since the last time. */
  async function mailed() {
    // The database's clock may be a little ahead
    mall.advance(1000);
    await runDueJobs(mall.deps);
    const news = mall.mails.slice(seen);
    seen = mall.mails.length;
    return news.filter(({ id }) => id?.startsWith('backInStock'));
  }

  describe('a shopper who waits for a sold-out sku', () => {
    it('is mailed once when its stock rises, with a way to stop such mails', async () => {
      const { skuId, productId } = await soldOut();
      expectContract('watchStock', await call('watchStock', skuId));
      await call('watchStock', skuId);
      expect(await waiting()).toEqual([skuId]);
      await setStock(skuId, 3);
      const mails = await mailed();
      expect(mails).toMatchObject([{ stopUrl: expect.any(String) }]);
      expect(mails[0]?.button?.url).toContain(`/goods_detail/${productId}?sku=${skuId}`);
      expect(await waiting()).toEqual([]);
      await setStock(skuId, 0);
      await setStock(skuId, 5);
      expect(await mailed()).toEqual([]);
    });

    it('is told when a cancelled order gives the last one back', async () => {
      const goods = await scene.goods({ stock: 1 });
      const orderNo = await scene.refunds.paid(goods, 1);
      await call('watchStock', goods.skuId);
      await mailed();
      await mall.call('cancelOrder', {
        token: scene.shopper.token,
        params: { orderNo },
        body: { orderNo },
      });
      const { stock } = await mall.db
        .selectFrom('sku')
        .select('stock')
        .where('id', '=', goods.skuId)
        .executeTakeFirstOrThrow();
      expect(stock).toBe(1);
      expect(await mailed()).toHaveLength(1);
    });

    it('is told nothing after stopping, also while the mail is on its way', async () => {
      const { skuId } = await soldOut();
      await call('watchStock', skuId);
      await setStock(skuId, 2);
      expectContract('unwatchStock', await call('unwatchStock', skuId));
      expect(await mailed()).toEqual([]);
    });

    it('goes on waiting when it has sold out again before the mail is sent', async () => {
      const { skuId } = await soldOut();
      await call('watchStock', skuId);
      await setStock(skuId, 2);
      await setStock(skuId, 0);
      expect(await mailed()).toEqual([]);
      expect(await waiting()).toEqual([skuId]);
      await setStock(skuId, 2);
      expect(await mailed()).toHaveLength(1);
    });

    it('is told of goods that come back on sale with stock', async () => {
      const { skuId, productId } = await soldOut();
      await call('watchStock', skuId);
      const onSale = (isOnSale: boolean) =>
        mall.db
          .updateTable('product')
          .set({ is_on_sale: isOnSale })
          .where('id', '=', productId)
          .execute();
      await onSale(false);
      await setStock(skuId, 2);
      expect(await mailed()).toEqual([]);
      await onSale(true);
      expect(await mailed()).toHaveLength(1);
    });

    it('is told nothing of a change that is rolled back', async () => {
      const { skuId } = await soldOut();
      await call('watchStock', skuId);
      const failing = mall.db.transaction().execute(async (trx) => {
        await trx.updateTable('sku').set({ stock: 4 }).where('id', '=', skuId).execute();
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      expect(await mailed()).toEqual([]);
      expect(await waiting()).toEqual([skuId]);
      await call('unwatchStock', skuId);
    });

    it('sees it on the page of the goods, and nobody else does', async () => {
      const { skuId, productId } = await soldOut();
      await call('watchStock', skuId);
      const page = async (token?: string) =>
        (await mall.call('productDetail', { token, params: { id: productId } })).data.watchedSkus;
      expect(await page(scene.shopper.token)).toEqual([skuId]);
      expect(await page()).toEqual([]);
      await call('unwatchStock', skuId);
    });
  });

  describe('nobody can have others mailed', () => {
    it('a guest cannot wait', async () => {
      const { skuId } = await soldOut();
      expect((await mall.call('watchStock', { body: { skuId } })).code).toBe(401);
    });

    it('an account without an address is told that it needs one', async () => {
      const { skuId } = await soldOut();
      const { id } = scene.shopper;
      const address = (email: string | null) =>
        mall.db.updateTable('user_account').set({ email }).where('id', '=', id).execute();
      const { email } = await mall.db
        .selectFrom('user_account')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await address(null);
      expect(await call('watchStock', skuId)).toMatchObject({ code: 500, reason: 'email-missing' });
      await address(email);
    });

    it('goods in stock, and goods that do not exist, cannot be waited for', async () => {
      const { skuId } = await scene.goods({ stock: 2 });
      expect(await call('watchStock', skuId)).toMatchObject({ reason: 'wrong-state' });
      expect(await call('watchStock', 999_999)).toMatchObject({ reason: 'not-found' });
    });

    it('an account waits for fifty at a time', async () => {
      const skus: number[] = [];
      for (let n = 0; n < 51; n += 1) skus.push((await scene.goods({ stock: 0 })).skuId);
      const answers = [];
      for (const skuId of skus) answers.push(await call('watchStock', skuId));
      expect(answers.slice(0, 50).every(({ code }) => code === 200)).toBe(true);
      expect(answers.at(-1)).toMatchObject({ code: 500, reason: 'limit-reached' });
      const answer = await mall.call('watchedStock', { token: scene.shopper.token });
      expectContract('watchedStock', answer);
      expect(answer.data.total).toBe(50);
    });
  });
});
