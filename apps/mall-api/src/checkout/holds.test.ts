import { afterEach, beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { type Shopper, type TestGoods, TestMall } from '../testing/test-mall';
import { checkoutJobs } from './jobs';

const MINUTE = 60_000;

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  let goods: TestGoods;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  const runJobs = () => Promise.all(checkoutJobs.map((job) => job.run(mall.deps)));
  const stockOf = async (of = goods) => (await testMall.stockOf(of)).stock;
  const look = async ({ token }: Shopper, preOrderNo: string) =>
    (await mall.call('loadPreOrder', { token, params: { preOrderNo } })).data?.draft;

  afterEach(async () => {
    mall.advance(60 * MINUTE);
    await runJobs();
    const { held } = await mall.db
      .selectFrom('stock_hold')
      .select((eb) => eb.fn.countAll().as('held'))
      .executeTakeFirstOrThrow();
    expect(Number(held)).toBe(0);
  });

  it('keeps the goods of a draft from others until it is ordered, and takes them once', async () => {
    goods = await testMall.goods({ stock: 4, name: 'Last Vase' });
    const [first, second] = [await testMall.shopper(), await testMall.shopper()];
    const draft = await testMall.draft(first, goods, 3);
    expect(await stockOf()).toBe(1);
    expect(await look(first, draft)).toMatchObject({ isHeld: true });
    await expect(testMall.draft(second, goods, 2)).rejects.toThrow(
      'Other shoppers are about to buy the last of “Last Vase” (red).',
    );
    const answers = await Promise.all([
      testMall.create(first, draft),
      testMall.create(first, draft),
    ]);
    expect(answers.map((answer) => answer.code)).toEqual([200, 200]);
    expect(await testMall.stockOf(goods)).toEqual({ stock: 1, sales: 3 });
  });

  it("gives the goods of a shopper's earlier draft to the next one", async () => {
    goods = await testMall.goods({ stock: 3 });
    const shopper = await testMall.shopper();
    const first = await testMall.draft(shopper, goods, 3);
    const second = await testMall.draft(shopper, goods, 2);
    expect(await stockOf()).toBe(1);
    expect((await look(shopper, first)).isHeld).toBe(false);
    expect((await look(shopper, second)).isHeld).toBe(true);
    expect((await testMall.create(shopper, first)).message).toMatch(/^Only 1 of/);
    expect((await testMall.create(shopper, second)).code).toBe(200);
    expect(await testMall.stockOf(goods)).toEqual({ stock: 1, sales: 2 });
  });

  it('counts what its owner has ordered without paying', async () => {
    goods = await testMall.goods({ stock: 500 });
    const shopper = await testMall.shopper();
    expect((await testMall.create(shopper, await testMall.draft(shopper, goods, 99))).code).toBe(
      200,
    );
    const draft = await testMall.draft(shopper, goods, 99);
    expect((await look(shopper, draft)).isHeld).toBe(false);
    expect(await stockOf()).toBe(401);
  });

  it('is limited for all accounts of an IP address together, also at once', async () => {
    goods = await testMall.goods({ stock: 500 });
    const { productId, skuId: attrValueId } = goods;
    const orderDetails = [{ productId, attrValueId, productNum: 99 }];
    const body = { preOrderType: 'buyNow', orderDetails };
    const ip = '203.0.113.31';
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => testMall.shopper()));
    const answers = await Promise.all(
      shoppers.map(({ token }) => mall.call('createPreOrder', { token, body, ip })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill(200));
    expect(await stockOf()).toBe(500 - 198);
    const drafts = await Promise.all(
      shoppers.map(async (shopper, at) => {
        const { preOrderNo } = answers[at]?.data ?? {};
        return { shopper, preOrderNo, isHeld: (await look(shopper, preOrderNo)).isHeld };
      }),
    );
    // Those without a hold order first
    const inOrder = drafts.toSorted((a, b) => Number(a.isHeld) - Number(b.isHeld));
    const ordered = [];
    for (const { shopper, preOrderNo } of inOrder) {
      const { token, addressId } = shopper;
      const order = { preOrderNo, addressId, payType: 'test', payChannel: 'pc' };
      ordered.push(await mall.call('createOrder', { token, body: order, ip }));
    }
    expect(ordered.map(({ code }) => code)).toEqual([500, 500, 500, 500, 200, 200]);
    expect(ordered[0]?.message).toMatch(/^At most 198 of/);
    expect(await testMall.stockOf(goods)).toEqual({ stock: 302, sales: 198 });
  });

  it('keeps what it holds when the next draft of the shopper is refused', async () => {
    goods = await testMall.goods({ stock: 3 });
    const shopper = await testMall.shopper();
    const draft = await testMall.draft(shopper, goods, 2);
    await expect(testMall.draft(shopper, goods, 4)).rejects.toThrow('Only 3 of');
    expect([await stockOf(), (await look(shopper, draft)).isHeld]).toEqual([1, true]);
  });

  it("shows what it holds in its owner's cart as there", async () => {
    goods = await testMall.goods({ stock: 3 });
    const { productId, skuId } = goods;
    const [owner, other] = [await testMall.shopper(), await testMall.shopper()];
    await testMall.cartDraft(owner, [goods], 3);
    const stockInCart = async ({ token }: Shopper) => {
      const { data } = await mall.call('cartList', { token, query: { isValid: true } });
      return data[0]?.cartInfoList[0].stock;
    };
    expect(await stockInCart(owner)).toBe(3);
    const body = [{ productId, productAttrUnique: skuId, cartNum: 1 }];
    expect((await mall.call('addToCart', { token: other.token, body })).code).toBe(500);
    expect(await stockInCart(other)).toBeUndefined();
  });

  it('shows what it holds to its owner as there on the page of the goods, and to others as gone', async () => {
    goods = await testMall.goods({ stock: 2 });
    const shopper = await testMall.shopper();
    await testMall.draft(shopper, goods, 2);
    const params = { id: goods.productId };
    const stockFor = async (token?: string) => {
      const { data } = await mall.call('productDetail', { params, ...(token && { token }) });
      return data.productValue.red.stock;
    };
    expect(await stockFor(shopper.token)).toBe(2);
    expect(await stockFor()).toBe(0);
  });

  it('holds no more of a shelf than a shopper may have unpaid, and sells the rest to the first', async () => {
    goods = await testMall.goods({ stock: 10 });
    const [first, second] = [await testMall.shopper(), await testMall.shopper()];
    const draft = await testMall.draft(first, goods, 6);
    expect([await stockOf(), (await look(first, draft)).isHeld]).toEqual([10, false]);
    expect((await testMall.create(second, await testMall.draft(second, goods, 5))).code).toBe(200);
    expect((await testMall.create(first, draft)).message).toMatch(/^Only 5 of/);
  });

  it('puts goods back when the draft expires, once, however many look after it', async () => {
    goods = await testMall.goods({ stock: 5 });
    await testMall.draft(await testMall.shopper(), goods, 3);
    mall.advance(4 * MINUTE);
    await runJobs();
    expect(await stockOf()).toBe(2);
    mall.advance(2 * MINUTE);
    await Promise.all([runJobs(), runJobs(), runJobs()]);
    expect(await stockOf()).toBe(5);
  });

  it('lives while it is looked at, up to half an hour', async () => {
    goods = await testMall.goods();
    const shopper = await testMall.shopper();
    const draft = await testMall.draft(shopper, goods);
    for (let minutes = 4; minutes <= 28; minutes += 4) {
      mall.advance(4 * MINUTE);
      const { leftSeconds } = await look(shopper, draft);
      expect(Math.abs(leftSeconds - Math.min(300, (30 - minutes) * 60))).toBeLessThan(30);
    }
    mall.advance(4 * MINUTE);
    expect(await look(shopper, draft)).toBeUndefined();
  });

  it('lets as many buyers begin as there are pieces, and every one of them buys', async () => {
    goods = await testMall.goods({ stock: 20 });
    const buyers: Shopper[] = [];
    while (buyers.length < 60) buyers.push(await testMall.shopper());
    const drafts = await Promise.all(
      buyers.map(async (buyer) => ({
        buyer,
        no: await testMall.draft(buyer, goods).catch(() => undefined),
      })),
    );
    const started = drafts.flatMap(({ buyer, no }) => (no ? { buyer, no } : []));
    const held = await Promise.all(started.map(({ buyer, no }) => look(buyer, no)));
    expect(held.filter(({ isHeld }) => isHeld)).toHaveLength(20);
    const answers = await Promise.all(started.map(({ buyer, no }) => testMall.create(buyer, no)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20);
    expect(await testMall.stockOf(goods)).toEqual({ stock: 0, sales: 20 });
  });
});
