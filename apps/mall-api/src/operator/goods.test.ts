import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import type { TestGoods } from '../testing/test-mall';

type Call = Awaited<ReturnType<OperatorScenario['caller']>>;

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  let call: Call;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
    call = await scene.caller();
  });
  const logOf = async (id: number) =>
    (await scene.log())
      .filter(({ subject_id }) => subject_id === String(id))
      .map(({ action, subject_type, result }) => `${action} ${subject_type} ${result}`);
  const productOf = ({ productId }: TestGoods) =>
    mall.db
      .selectFrom('product')
      .select(['price_minor as price', 'old_price_minor as old', 'name'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();

  describe('stock', () => {
    const set = (skuId: number, stock: number, expected: number) =>
      call('setStock', { params: { id: skuId }, body: { stock, expected } });
    const change = (skuId: number, by: number, name: string, as = call) =>
      as('changeStock', {
        params: { id: skuId },
        body: { by },
        headers: { 'idempotency-key': name },
      });

    it('is set if it is what somebody saw; of two at once one wins', async () => {
      const goods = await scene.goods({ stock: 5 });
      const [one, other] = await Promise.all([set(goods.skuId, 8, 5), set(goods.skuId, 9, 5)]);
      expect([one.code, other.code].sort()).toEqual([200, 500]);
      const { stock } = await scene.testMall.stockOf(goods);
      expectContract('setStock', await set(goods.skuId, stock, 5));
      expect(await set(goods.skuId, 3, 5)).toMatchObject({
        message: `The stock is ${stock} now, not 5.`,
        reason: 'wrong-state',
      });
      const log = await logOf(goods.skuId);
      expect(log.filter((entry) => entry === 'setStock sku done')).toHaveLength(1);
      expect((await set(goods.skuId, -1, stock)).code).toBe(400);
    });

    it('is changed once for each name, by each of many at once, and never below nothing', async () => {
      const goods = await scene.goods({ stock: 5 });
      const { skuId } = goods;
      const answers = await Promise.all([
        ...[1, 1, 1].map((by) => change(skuId, by, 'note 1')),
        ...[2, 3, 4].map((note) => change(skuId, 10, `note ${note}`)),
      ]);
      answers.forEach((answer) => expectContract('changeStock', answer));
      expect(await scene.testMall.stockOf(goods)).toMatchObject({ stock: 36 });
      expect(await change(skuId, -37, 'too many')).toMatchObject({ reason: 'out-of-stock' });
      expect(await change(skuId, 1e9, 'all')).toMatchObject({ reason: 'limit-reached' });
      // a refused change can be retried with its key
      expect(await change(skuId, -36, 'too many')).toMatchObject({ data: { stock: 0 } });
      expect(await change((await scene.goods()).skuId, 1, 'note 1')).toMatchObject({
        code: 400,
        reason: 'key-reused',
      });
      // other operator keys have separate idempotency keys
      await change(skuId, 2, 'note 1', await scene.caller());
      expect(await scene.testMall.stockOf(goods)).toMatchObject({ stock: 2 });
      const params = { id: skuId };
      expect((await call('changeStock', { params, body: { by: 1 } })).code).toBe(400);
    });

    it('is what orders and operators at the same time leave of it', async () => {
      const goods = await scene.goods({ stock: 10 });
      const draft = await scene.testMall.draft(scene.shopper, goods, 3);
      await Promise.all([
        scene.testMall.create(scene.shopper, draft),
        change(goods.skuId, 5, 'delivery'),
        change(goods.skuId, -2, 'breakage'),
      ]);
      expect(await scene.testMall.stockOf(goods)).toEqual({ stock: 10, sales: 3 });
    });
  });

  describe('prices', () => {
    const set = (skuId: number, price: string, expected: string) =>
      call('setPrice', { params: { id: skuId }, body: { price, expected } });

    it('change if they are what somebody saw, and goods show the lowest', async () => {
      const goods = await scene.goods({ priceMinor: 1250 });
      const dear = await scene.testMall.sku(goods.productId, 'blue', 2000, 1);
      const old = { old_price_minor: 1500 };
      await mall.db.updateTable('sku').set(old).where('id', '=', goods.skuId).execute();
      const answer = await set(goods.skuId, '14', '12.50');
      expectContract('setPrice', answer);
      expect(answer.data).toMatchObject({ price: '14.00', originalPrice: '15.00' });
      expect(await productOf(goods)).toMatchObject({ price: 1400, old: 1500 });
      expect(await set(goods.skuId, '30.00', '12.50')).toMatchObject({
        message: 'The price is 14.00 now.',
        reason: 'wrong-state',
      });
      expect((await set(goods.skuId, '30.00', '14.00')).data).toMatchObject({
        originalPrice: null,
      });
      expect(await productOf(goods)).toMatchObject({ price: 2000, old: null });
      await Promise.all([set(goods.skuId, '1.00', '30.00'), set(dear, '2.00', '20.00')]);
      expect(await productOf(goods)).toMatchObject({ price: 100 });
      expect((await set(dear, '2.00', '20.00')).code).toBe(200);
      expect((await logOf(dear)).filter((entry) => entry.endsWith('done'))).toHaveLength(1);
      expect((await set(dear, '-2.00', '2.00')).code).toBe(400);
    });

    it('stay as they were in orders that were placed', async () => {
      const goods = await scene.goods({ priceMinor: 1250 });
      const orderNo = await scene.refunds.paid(goods, 1);
      await set(goods.skuId, '99.00', '12.50');
      const { data } = await call('operatorOrder', { params: { orderNo } });
      expect(data).toMatchObject({ payPrice: '12.50', lines: [{ price: '12.50' }] });
    });
  });

  it('goods and shops are put on show and taken off', async () => {
    const goods = await scene.goods();
    const { productId, shopId } = goods;
    const isShown = async () =>
      (await mall.call('productDetail', { params: { id: productId }, query: { type: 'normal' } }))
        .code === 200;
    const onSale = (value: boolean) =>
      call('setGoodsOnSale', { params: { id: productId }, body: { onSale: value } });
    const open = (value: boolean) =>
      call('setShopOpen', { params: { id: shopId }, body: { open: value } });
    expect(await isShown()).toBe(true);
    expectContract('setGoodsOnSale', await onSale(false));
    await onSale(false);
    expect(await isShown()).toBe(false);
    const list = await call('operatorGoods', { query: { shopId, onSale: false } });
    expectContract('operatorGoods', list);
    expect(list.data.list).toMatchObject([
      { id: productId, skus: [{ id: goods.skuId, stock: 10 }] },
    ]);
    await onSale(true);
    expectContract('setShopOpen', await open(false));
    expect(await isShown()).toBe(false);
    const shops = await (await scene.caller({ shopId }))('operatorShops');
    expectContract('operatorShops', shops);
    expect(shops.data.list).toMatchObject([{ id: shopId, open: false, goods: 1 }]);
    const ids = async (name: string) =>
      (await call('operatorShops', { query: { name } })).data.list.map(
        ({ id }: { id: number }) => id,
      );
    const { name } = shops.data.list[0] as { name: string };
    expect(await ids(name.slice(1).toUpperCase())).toContain(shopId);
    expect(await ids('%_%')).toEqual([]);
    await open(true);
    expect(await isShown()).toBe(true);
    const entry = 'setGoodsOnSale goods done';
    expect((await logOf(productId)).filter((one) => one === entry)).toEqual([entry, entry]);
  });

  describe('coupons', () => {
    it('are given once, by id or e-mail, as long as there are some', async () => {
      const id = await scene.testMall.coupon({ moneyMinor: 100, total: 2 });
      const list = await call('operatorCoupons');
      expectContract('operatorCoupons', list);
      expect(list.data.list[0]).toMatchObject({ id, amount: '1.00', left: 2 });
      const [ann, bo, cy] = [
        await mall.signUp('Ann@example.com'),
        await mall.signUp(),
        await mall.signUp(),
      ];
      const give = (body: object) => call('grantCoupon', { params: { id }, body });
      const first = await give({ email: 'ann@EXAMPLE.com' });
      expectContract('grantCoupon', first);
      expect(first.data).toMatchObject({ granted: true });
      expect((await give({ accountId: ann.id })).data).toMatchObject({ granted: false });
      const two = await Promise.all([give({ accountId: bo.id }), give({ accountId: cy.id })]);
      expect(two.map(({ reason }) => reason ?? 'given').sort()).toEqual([
        'coupon-sold-out',
        'given',
      ]);
      const mine = await mall.call('myCoupons', { token: ann.token, query: { type: 'usable' } });
      expect(mine.data.total).toBe(1);
      expect((await give({ email: 'nobody@example.com' })).message).toBe(
        'There is no such account.',
      );
      expect(await give({ email: 'ann' })).toMatchObject({ code: 400, reason: 'wrong-email' });
      expect((await give({})).code).toBe(400);
      expect((await give({ email: ann.email, accountId: ann.id })).code).toBe(400);
      expect(JSON.stringify(await scene.log())).not.toContain('example.com');
    });

    it('of a shop go to those who have ordered there, and to nobody else', async () => {
      const goods = await scene.goods();
      const { shopId } = goods;
      const ofShop = await scene.caller({ shopId });
      const id = await scene.testMall.coupon({ shopId, moneyMinor: 100 });
      const give = (couponId: number) =>
        ofShop('grantCoupon', { params: { id: couponId }, body: { accountId: scene.shopper.id } });
      expect((await give(id)).message).toBe('There is no such account.');
      await scene.refunds.paid(goods);
      expect((await give(id)).data).toMatchObject({ granted: true });
      const general = await scene.testMall.coupon({ moneyMinor: 100 });
      expect((await give(general)).message).toBe('There is no such coupon.');
    });
  });
});
