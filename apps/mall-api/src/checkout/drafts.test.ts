import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases, withPostgres } from '../testing/app';
import { expectSumsToAgree } from '../testing/sums';
import { TestMall } from '../testing/test-mall';
import { changeTranslations } from '../translation/store';
import { checkoutJobs } from './jobs';

const HOUR = 3_600_000;

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    const drafts = { ...defaultPolicy.load.drafts, maxConcurrent: 10, perAccountMinute: 1000 };
    mall = await openApp({ policy: { load: { ...defaultPolicy.load, drafts } } });
    testMall = await TestMall.open(mall);
  });
  afterAll(() => expectSumsToAgree(mall.db));

  it('keeps the price of the draft for as long as the draft lives', async () => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods({ priceMinor: 1000 });
    const draft = await testMall.draft(shopper, goods);
    await mall.db
      .updateTable('sku')
      .set({ price_minor: 5000 })
      .where('id', '=', goods.skuId)
      .execute();
    await testMall.create(shopper, draft);
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
    const shopper = await testMall.shopper();
    const goods = await testMall.goods();
    const draft = await testMall.draft(shopper, goods);
    const first = await testMall.create(shopper, draft);
    mall.advance(6 * 60_000);
    expect((await testMall.create(shopper, draft)).data).toEqual(first.data);
    expect((await testMall.stockOf(goods)).stock).toBe(9);
  });

  it('names its goods in the language of the request, whichever it was made in', async () => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods({ name: 'Tall Lamp' });
    await changeTranslations(mall.db, [
      { kind: 'goods', source: 'Tall Lamp', language: 'fr', text: 'Grande lampe' },
    ]);
    const preOrderNo = await testMall.draft(shopper, goods);
    const nameIn = async (language: string) => {
      const { data } = await mall.call('loadPreOrder', {
        token: shopper.token,
        params: { preOrderNo },
        headers: { 'accept-language': language },
      });
      return data.orderList[0]?.orderInfoList[0]?.productName;
    };
    expect([await nameIn('en'), await nameIn('fr')]).toEqual(['Tall Lamp', 'Grande lampe']);
  });

  it('lets the oldest drafts of an account give way, but none that was placed', async () => {
    const { preOrdersPerAccount: most } = mall.deps.policy;
    const shopper = await testMall.shopper();
    const goods = await testMall.goods();
    const placed = await testMall.draft(shopper, goods);
    const order = await testMall.create(shopper, placed);
    const other = await testMall.draft(await testMall.shopper(), goods);
    const drafts: string[] = [];
    for (let n = 0; n <= most; n += 1) {
      mall.advance(1);
      drafts.push(await testMall.draft(shopper, goods));
    }
    const { token } = shopper;
    const load = async (preOrderNo = '') =>
      (await mall.call('loadPreOrder', { token, params: { preOrderNo } })).code;
    expect(await load(drafts[0])).toBe(500);
    expect([await load(drafts[1]), await load(drafts[most])]).toEqual([200, 200]);
    expect((await testMall.create(shopper, placed)).data).toEqual(order.data);
    const left = await mall.db
      .selectFrom('pre_order')
      .select('no')
      .where('no', '=', other)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('lets chains of drafts of one account run beside each other', async () => {
    const { preOrdersPerAccount: most } = mall.deps.policy;
    const shopper = await testMall.shopper();
    const goods = await testMall.goods();
    const chain = async () => {
      for (let n = 0; n < 8; n += 1) await testMall.draft(shopper, goods);
    };
    await Promise.all(Array.from({ length: 10 }, chain));
    await testMall.draft(shopper, goods);
    const stored = await mall.db
      .selectFrom('pre_order')
      .select('no')
      .where('user_id', '=', shopper.id)
      .execute();
    expect(stored).toHaveLength(most);
  });

  it('deletes drafts a day after they expired', async () => {
    const preOrderNo = await testMall.draft(await testMall.shopper(), await testMall.goods());
    const runJobs = () => Promise.all(checkoutJobs.map((job) => job.run(mall.deps)));
    const stored = () =>
      mall.db.selectFrom('pre_order').select('no').where('no', '=', preOrderNo).execute();
    mall.advance(HOUR);
    await runJobs();
    expect(await stored()).toHaveLength(1);
    mall.advance(24 * HOUR);
    await runJobs();
    expect(await stored()).toHaveLength(0);
  });
});

describe('a draft that another call is giving up', () => {
  withPostgres((openApp) => {
    it('is not waited for: two that wait for each other would end in a deadlock', async () => {
      const mall = await openApp({ policy: { preOrdersPerAccount: 2 } });
      const testMall = await TestMall.open(mall);
      const shopper = await testMall.shopper();
      const goods = await testMall.goods();
      const oldest = await testMall.draft(shopper, goods);
      await testMall.draft(shopper, goods);
      await mall.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('pre_order').where('no', '=', oldest).execute();
        await testMall.draft(shopper, goods);
      });
    });
  });
});
