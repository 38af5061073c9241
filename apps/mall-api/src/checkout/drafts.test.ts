import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDatabases, type TestApp } from '../testing/app';
import { Market } from './testing/market';
import { expectSumsToAgree } from './testing/sums';

withDatabases((openApp) => {
  let mall: TestApp;
  let market: Market;
  beforeAll(async () => {
    mall = await openApp();
    market = await Market.open(mall);
  });
  afterAll(() => expectSumsToAgree(mall.db));

  it('keeps the price of the draft for as long as the draft lives', async () => {
    const shopper = await market.shopper();
    const stall = await market.stall({ priceMinor: 1000 });
    const draft = await market.draft(shopper, stall);
    await mall.db
      .updateTable('sku')
      .set({ price_minor: 5000 })
      .where('id', '=', stall.skuId)
      .execute();
    await market.create(shopper, draft);
    const { data } = await mall.call('awaitPayList', { token: shopper.token });
    expect(data.list[0]).toMatchObject({ payPrice: '10.00', totalNum: 1, redirect: null });
    mall.advance(6 * 60_000);
    const late = await mall.call('loadPreOrder', {
      token: shopper.token,
      params: { preOrderNo: draft },
    });
    expect(late).toMatchObject({
      code: 500,
      message: expect.stringContaining('not placed in time'),
    });
  });

  it('gives the same number for the same draft, also after it expired', async () => {
    const shopper = await market.shopper();
    const stall = await market.stall();
    const draft = await market.draft(shopper, stall);
    const first = await market.create(shopper, draft);
    mall.advance(6 * 60_000);
    expect((await market.create(shopper, draft)).data).toEqual(first.data);
    expect((await market.stockOf(stall)).stock).toBe(9);
  });

  it('lets the oldest drafts of an account give way, but none that was placed', async () => {
    const { preOrdersPerAccount: most } = mall.deps.policy;
    const shopper = await market.shopper();
    const stall = await market.stall();
    const placed = await market.draft(shopper, stall);
    const order = await market.create(shopper, placed);
    const other = await market.draft(await market.shopper(), stall);
    const drafts: string[] = [];
    for (let n = 0; n <= most; n += 1) {
      mall.advance(1);
      drafts.push(await market.draft(shopper, stall));
    }
    const { token } = shopper;
    const load = async (preOrderNo = '') =>
      (await mall.call('loadPreOrder', { token, params: { preOrderNo } })).code;
    expect(await load(drafts[0])).toBe(500);
    expect([await load(drafts[1]), await load(drafts[most])]).toEqual([200, 200]);
    expect((await market.create(shopper, placed)).data).toEqual(order.data);
    const left = await mall.db
      .selectFrom('pre_order')
      .select('no')
      .where('no', '=', other)
      .execute();
    expect(left).toHaveLength(1);
  });
});
