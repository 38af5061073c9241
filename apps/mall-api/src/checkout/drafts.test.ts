import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { withDatabases, withPostgres, type TestApp } from '../testing/app';
import { Market } from '../testing/market';
import { expectSumsToAgree } from '../testing/sums';
import { checkoutJobs } from './jobs';

const HOUR = 3_600_000;

withDatabases((openApp) => {
  let mall: TestApp;
  let market: Market;
  beforeAll(async () => {
    const drafts = { ...defaultPolicy.load.drafts, maxConcurrent: 10, perAccountMinute: 1000 };
    mall = await openApp({ policy: { load: { ...defaultPolicy.load, drafts } } });
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

  it('lets chains of drafts of one account run beside each other', async () => {
    const { preOrdersPerAccount: most } = mall.deps.policy;
    const shopper = await market.shopper();
    const stall = await market.stall();
    const chain = async () => {
      for (let n = 0; n < 8; n += 1) await market.draft(shopper, stall);
    };
    await Promise.all(Array.from({ length: 10 }, chain));
    await market.draft(shopper, stall);
    const kept = await mall.db
      .selectFrom('pre_order')
      .select('no')
      .where('user_id', '=', shopper.id)
      .execute();
    expect(kept).toHaveLength(most);
  });

  it('deletes drafts a day after they expired', async () => {
    const preOrderNo = await market.draft(await market.shopper(), await market.stall());
    const runJobs = () => Promise.all(checkoutJobs.map((job) => job.run(mall.deps)));
    const kept = () =>
      mall.db.selectFrom('pre_order').select('no').where('no', '=', preOrderNo).execute();
    mall.advance(HOUR);
    await runJobs();
    expect(await kept()).toHaveLength(1);
    mall.advance(24 * HOUR);
    await runJobs();
    expect(await kept()).toHaveLength(0);
  });
});

describe('a draft that another call is giving up', () => {
  withPostgres((openApp) => {
    it('is not waited for: two that wait for each other would end in a deadlock', async () => {
      const mall = await openApp({ policy: { preOrdersPerAccount: 2 } });
      const market = await Market.open(mall);
      const shopper = await market.shopper();
      const stall = await market.stall();
      const oldest = await market.draft(shopper, stall);
      await market.draft(shopper, stall);
      await mall.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('pre_order').where('no', '=', oldest).execute();
        await market.draft(shopper, stall);
      });
    });
  });
});
