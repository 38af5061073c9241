import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases, withPostgres } from '../testing/app';
import { expectSumsToAgree } from '../testing/sums';
import { type Shopper, TestMall } from '../testing/test-mall';

/** The database enforces the rules of money and stock for concurrent orders. */
withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    // Drafts hold no stock, so that only the order changes it
    mall = await openApp({ policy: { holdStock: false } });
    testMall = await TestMall.open(mall);
  });
  afterAll(() => expectSumsToAgree(mall.db));

  const inTurn = <T>(count: number, work: (index: number) => Promise<T>) =>
    Array.from({ length: count }).reduce<Promise<T[]>>(
      async (done, _, index) => [...(await done), await work(index)],
      Promise.resolve([]),
    );

  it('sells 20 pieces to 200 buyers exactly 20 times', async () => {
    const goods = await testMall.goods({ stock: 20, name: 'Rare Lamp' });
    const buyers = await inTurn(200, async () => {
      const shopper = await testMall.shopper();
      return { shopper, draft: await testMall.draft(shopper, goods) };
    });
    const looking = Array.from({ length: 50 }, () =>
      mall.call('productDetail', { params: { id: goods.productId } }),
    );
    const answers = await Promise.all(
      buyers.map((buyer) => testMall.create(buyer.shopper, buyer.draft)),
    );
    const looks = await Promise.all(looking);
    expect(looks.map((answer) => answer.code)).toEqual(Array(50).fill(200));
    const sold = answers.filter((answer) => answer.code === 200);
    expect(new Set(sold.map((answer) => answer.data.orderNo)).size).toBe(20);
    const refused = new Set(
      answers.filter((answer) => answer.code !== 200).map((one) => one.message),
    );
    expect([...refused]).toEqual(['“Rare Lamp” (red) is sold out. Nothing was ordered.']);
    expect(await testMall.stockOf(goods)).toEqual({ stock: 0, sales: 20 });
  });

  it('lets crossing carts through without a deadlock', async () => {
    const goods = await inTurn(4, () => testMall.goods({ stock: 1000 }));
    const drafts = await inTurn(40, async (index) => {
      const shopper = await testMall.shopper();
      const mixed = index % 2 ? goods : [...goods].reverse();
      return { shopper, draft: await testMall.cartDraft(shopper, mixed) };
    });
    const answers = await Promise.all(drafts.map((one) => testMall.create(one.shopper, one.draft)));
    expect(answers.map((answer) => answer.code)).toEqual(Array(40).fill(200));
    for (const sold of goods) expect((await testMall.stockOf(sold)).stock).toBe(960);
  });

  it('fills and empties a cart at once without a deadlock', async () => {
    const shopper = await testMall.shopper();
    const { token } = shopper;
    const goods = await inTurn(12, () => testMall.goods({ stock: 1000 }));
    const items = goods.map(({ productId, skuId }) => ({
      productId,
      productAttrUnique: skuId,
      cartNum: 1,
    }));
    const fill = (body: object) => mall.call('addToCart', { token, body });
    for (let round = 0; round < 8; round += 1) {
      // Rows in the opposite order of their SKUs
      for (const item of [...items].reverse()) await fill([item]);
      const { data } = await mall.call('cartList', { token, query: { isValid: true } });
      const ids = data.flatMap((shop: { cartInfoList: { id: number }[] }) =>
        shop.cartInfoList.map((row) => row.id),
      );
      const empty = () => mall.call('deleteCartItems', { token, body: { ids } });
      const answers = await Promise.all([fill(items), empty(), fill(items), empty(), fill(items)]);
      expect(answers.map((answer) => answer.message)).toEqual(Array(5).fill('success'));
    }
  });

  it('changes a row of the cart to another sku while it is filled', async () => {
    const shopper = await testMall.shopper();
    const { token } = shopper;
    const goods = await testMall.goods({ stock: 1000 });
    const { productId, skuId: dear } = goods;
    const cheap = await testMall.sku(productId, 'blue', 100, 1000);
    const items = [dear, cheap].map((sku) => ({ productId, productAttrUnique: sku, cartNum: 1 }));
    const fill = () => mall.call('addToCart', { token, body: items });
    for (let round = 0; round < 8; round += 1) {
      await fill();
      const { data } = await mall.call('cartList', { token, query: { isValid: true } });
      const [row] = data[0].cartInfoList;
      const unique = row.attrId === dear ? cheap : dear;
      const body = { id: row.id, num: 1, productId, unique };
      const answers = await Promise.all([
        fill(),
        mall.call('resetCartItem', { token, body }),
        fill(),
      ]);
      expect(answers.map((answer) => answer.message)).not.toContain('System exception');
    }
  });

  it('makes one order of a draft that is sent ten times at once', async () => {
    const [shopper, goods] = [await testMall.shopper(), await testMall.goods()];
    const couponId = await testMall.claimedCoupon(shopper, { moneyMinor: 100 });
    const draft = await testMall.draft(shopper, goods, 2);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => testMall.create(shopper, draft, { couponId })),
    );
    expect(answers.map((answer) => answer.code)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.data.orderNo)).size).toBe(1);
    expect((await testMall.stockOf(goods)).stock).toBe(8);
  });

  it('uses a coupon once in five orders at once', async () => {
    const [shopper, goods] = [await testMall.shopper(), await testMall.goods()];
    const couponId = await testMall.claimedCoupon(shopper, { moneyMinor: 100 });
    const drafts = await inTurn(5, () => testMall.draft(shopper, goods));
    const answers = await Promise.all(
      drafts.map((draft) => testMall.create(shopper, draft, { couponId })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.code !== 200).map((answer) => answer.message);
    expect(new Set(refused)).toEqual(new Set(['This coupon has already been used.']));
    expect((await testMall.stockOf(goods)).stock).toBe(9);
  });

  it('hands out a limited coupon as often as there are, and once to each', async () => {
    const couponId = await testMall.coupon({ moneyMinor: 100, total: 3 });
    const shoppers = await inTurn(10, () => testMall.shopper());
    const claims = shoppers.flatMap(({ token }) => [token, token]);
    const answers = await Promise.all(
      claims.map((token) => mall.call('claimCoupon', { token, body: { couponId } })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(3);
    const refused = new Set(
      answers.filter((answer) => answer.code !== 200).map((answer) => answer.message),
    );
    expect(refused).toEqual(
      new Set(['You already have this coupon.', 'All of these coupons have been claimed.']),
    );
    const coupon = await mall.db
      .selectFrom('coupon')
      .select('last_total')
      .where('id', '=', couponId)
      .executeTakeFirstOrThrow();
    expect(coupon.last_total).toBe(0);
  });

  it('gives back stock and coupon once for two cancellations at once', async () => {
    const [shopper, goods] = [await testMall.shopper(), await testMall.goods()];
    const couponId = await testMall.claimedCoupon(shopper, { moneyMinor: 100 });
    const orderNo = await testMall.order(shopper, goods, 4, { couponId });
    const cancel = () => mall.call('cancelOrder', { token: shopper.token, params: { orderNo } });
    const codes = (await Promise.all([cancel(), cancel(), cancel()])).map((answer) => answer.code);
    expect(codes.sort()).toEqual([200, 500, 500]);
    expect(await testMall.stockOf(goods)).toEqual({ stock: 10, sales: 0 });
    const again = await testMall.order(shopper, goods, 1, { couponId });
    expect(again).toMatch(/^PT/);
  });
});

describe('goods that everybody wants', () => {
  withPostgres((openApp) => {
    it('hold up nobody who wants other goods, or only looks', async () => {
      const mall = await openApp();
      const testMall = await TestMall.open(mall);
      const [popular, other] = [await testMall.goods({ stock: 1000 }), await testMall.goods()];
      const buyers: { shopper: Shopper; draft: string }[] = [];
      for (let count = 0; count < 30; count += 1) {
        const shopper = await testMall.shopper();
        buyers.push({ shopper, draft: await testMall.draft(shopper, popular) });
      }
      const calm = await testMall.shopper();
      let rush: Promise<unknown[]> = Promise.resolve([]);
      await mall.db.transaction().execute(async (trx) => {
        await trx
          .selectFrom('sku')
          .select('id')
          .where('id', '=', popular.skuId)
          .forUpdate()
          .execute();
        rush = Promise.all(
          buyers.map(async (one) => (await testMall.create(one.shopper, one.draft)).code),
        );
        expect(await testMall.order(calm, other)).toMatch(/^PT/);
        const look = await mall.call('productDetail', { params: { id: popular.productId } });
        expect(look.code).toBe(200);
      });
      expect(await rush).toEqual(Array(30).fill(200));
      expect((await testMall.stockOf(popular)).stock).toBe(970);
    });
  });
});
