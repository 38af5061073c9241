import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelOverdue } from '../order/overdue';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';
import { type Shopper, type TestGoods, TestMall } from '../testing/test-mall';
import { maxUnits, overLimit } from './unpaid-rules';

const policy = defaultPolicy.unpaid;

describe('what may be held without being paid', () => {
  const count = fc.nat(1000);

  it('never passes the limit, however orders follow each other', () => {
    fc.assert(
      fc.property(count, fc.array(fc.integer({ min: 1, max: 99 })), (pieces, wishes) => {
        let [stock, own] = [pieces, 0];
        for (const quantity of wishes) {
          if (quantity > stock) continue;
          if (overLimit(policy, { skuId: 1, stock, own, ofCaller: 0 }, quantity, false)) continue;
          [stock, own] = [stock - quantity, own + quantity];
        }
        const most = Math.max(policy.minUnits, Math.floor(pieces * policy.shareOfStock));
        expect(own).toBeLessThanOrEqual(Math.min(most, policy.unitsPerAccount));
      }),
    );
  });

  it('is a few pieces of any shelf, half of a small one, and so many of a large one', () => {
    const most = (stock: number) => maxUnits(policy, policy.unitsPerAccount, { stock, held: 0 });
    expect([1, 4, 10, 100, 100_000].map(most)).toEqual([3, 3, 5, 50, 99]);
  });
});

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  const guest = async (): Promise<Shopper> => {
    const shopper = await testMall.shopper();
    const { db } = mall;
    await db
      .updateTable('user_account')
      .set({ kind: 'visitor' })
      .where('id', '=', shopper.id)
      .execute();
    return shopper;
  };
  const order = async (shopper: Shopper, goods: TestGoods, quantity: number, ip?: string) => {
    const preOrderNo = await testMall.draft(shopper, goods, quantity);
    const body = { preOrderNo, addressId: shopper.addressId, payType: 'test', payChannel: 'pc' };
    return mall.call('createOrder', { token: shopper.token, body, ...(ip && { ip }) });
  };
  const heldOf = async (goods: TestGoods) => (await testMall.stockOf(goods)).sales;

  it('leaves most of a shelf to others, whatever one visitor orders', async () => {
    const goods = await testMall.goods({ stock: 500 });
    const visitor = await guest();
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await order(visitor, goods, 99));
    expect(answers.map(({ code }) => code)).toEqual([200, 500, 500, 500, 500]);
    expect(answers[1]?.message).toMatch(
      /^At most 99 of “Teapot \d+” \(red\) can be in unpaid orders at a time\. Please order fewer, or pay/,
    );
    expect(await heldOf(goods)).toBe(99);
  });

  it('is the same for ten orders at once', async () => {
    const goods = await testMall.goods({ stock: 40 });
    const shopper = await testMall.shopper();
    const drafts = [];
    for (let turn = 0; turn < 10; turn += 1) drafts.push(await testMall.draft(shopper, goods, 7));
    const answers = await Promise.all(drafts.map((draft) => testMall.create(shopper, draft)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(await heldOf(goods)).toBe(14);
  });

  it('counts all accounts of an address together, at once too', async () => {
    const goods = await testMall.goods({ stock: 1000 });
    const ip = '203.0.113.7';
    const shoppers = [];
    for (let turn = 0; turn < 5; turn += 1) shoppers.push(await testMall.shopper());
    const answers = await Promise.all(shoppers.map((shopper) => order(shopper, goods, 99, ip)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(await heldOf(goods)).toBe(198);
    const elsewhere = await order(await testMall.shopper(), goods, 1, '203.0.113.8');
    expect(elsewhere.code).toBe(200);
    const { rows } = { rows: await mall.db.selectFrom('order_group').selectAll().execute() };
    expect(JSON.stringify(rows)).not.toContain(ip);
  });

  it('counts guests together where a proxy does not say who asks, and accounts apart', async () => {
    const goods = await testMall.goods({ stock: 1000 });
    const guests = [await guest(), await guest(), await guest()];
    const codes = [];
    for (const visitor of guests) codes.push((await order(visitor, goods, 80)).code);
    expect(codes).toEqual([200, 200, 500]);
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await order(await testMall.shopper(), goods, 80)).code).toBe(200);
    }
  });

  it('is free again when an order is paid, cancelled or overdue', async () => {
    const goods = await testMall.goods({ stock: 100 });
    const shopper = await testMall.shopper();
    const held = async () => {
      const { code, data } = await order(shopper, goods, 40);
      expect(code).toBe(200);
      expect((await order(shopper, goods, 40)).code).toBe(500);
      return String(data.orderNo);
    };
    await testMall.setStatus(await held(), 'toShip');
    await mall.db.updateTable('sku').set({ stock: 100 }).where('id', '=', goods.skuId).execute();
    const params = { orderNo: await held() };
    await mall.call('cancelOrder', { token: shopper.token, params });
    await held();
    mall.advance(3 * 3_600_000);
    await cancelOverdue(mall.deps);
    await held();
  });

  it('has an end for the number of orders too', async () => {
    const shopper = await testMall.shopper();
    for (let turn = 0; turn < policy.ordersPerAccount; turn += 1) {
      expect((await order(shopper, await testMall.goods(), 1)).code).toBe(200);
    }
    expect((await order(shopper, await testMall.goods(), 1)).message).toBe(
      'You have 10 unpaid orders. Please pay for one of them, or cancel one, before you order again.',
    );
  });

  it('gives the same order for a draft that is sent again, however full it is', async () => {
    const goods = await testMall.goods({ stock: 6 });
    const shopper = await testMall.shopper();
    const draft = await testMall.draft(shopper, goods, 3);
    const answers = await Promise.all([1, 2, 3].map(() => testMall.create(shopper, draft)));
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
  });
});
