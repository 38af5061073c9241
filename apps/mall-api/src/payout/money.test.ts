import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postAllDue } from '../ledger/post';
import { confirmPaidBack } from '../refund/paid-by-shop';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { expectLedgerToAgree } from '../testing/ledger-agrees';
import { longSessions, MoneyScenario } from '../testing/money-scenario';
import { OperatorScenario } from '../testing/operator-scenario';

const cashOnDelivery = { offered: true, maxMinor: null };

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let money: MoneyScenario;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, { cashOnDelivery, ...longSessions });
    money = new MoneyScenario(scene);
  });
  afterAll(() => expectLedgerToAgree(scene.mall.db));

  const refunded = async (orderNo: string, quantity?: number) => {
    const refundNo = await scene.refunds.applied(orderNo, quantity);
    const shop = { refundNo, ...(await shopOf(orderNo)) };
    if ((await scene.refunds.detail(refundNo)).refundStatus === 0)
      await scene.refunds.givenBackTo(refundNo, shop.shopId);
    await scene.refunds.runJobs();
    return refundNo;
  };
  const shopOf = (orderNo: string) =>
    scene.mall.db
      .selectFrom('shop_order')
      .select('shop_id as shopId')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();

  describe('what a shop is owed', () => {
    it('is its sale without the commission, frozen while it can be refunded', async () => {
      const goods = await money.goods({ percent: 10 });
      const orderNo = await scene.refunds.paid(goods);
      const frozen = { balance: '22.50', available: '0.00', frozen: '22.50' };
      expect(await money.balance(goods.shopId)).toMatchObject(frozen);
      await money.complete(orderNo);
      await money.runJobs();
      expect(await money.balance(goods.shopId)).toMatchObject(frozen);
      await money.release();
      const available = { balance: '22.50', available: '22.50', frozen: '0.00' };
      expect(await money.balance(goods.shopId)).toMatchObject(available);
    });

    it('is of an order as long as the order has no open refund', async () => {
      const goods = await money.goods();
      const orderNo = await money.completed(goods);
      const refundNo = await scene.refunds.applied(orderNo);
      await money.release();
      expect(await money.balance(goods.shopId)).toMatchObject({ available: '0.00' });
      await money.call('refuseRefund', { params: { refundNo }, body: { reason: 'Used' } });
      await money.runJobs();
      expect(await money.balance(goods.shopId)).toMatchObject({ available: '22.50' });
    });

    it('is held back while the payment is disputed', async () => {
      const goods = await money.goods();
      const orderNo = await money.completed(goods);
      const { groupId } = await scene.mall.db
        .selectFrom('shop_order')
        .select('group_id as groupId')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow();
      const note = (kind: 'disputed' | 'disputeWon') =>
        scene.mall.db
          .insertInto('payment_note')
          .values({
            group_id: groupId,
            provider: 'test',
            reference: `of ${orderNo}`,
            subject: `dispute of ${orderNo}`,
            kind,
            amount_minor: 2500,
            currency: 'USD',
            created_at: scene.mall.deps.now(),
          })
          .execute();
      await note('disputed');
      await money.release();
      expect(await money.balance(goods.shopId)).toMatchObject({ available: '0.00' });
      await note('disputeWon');
      await money.runJobs();
      expect(await money.balance(goods.shopId)).toMatchObject({ available: '22.50' });
      await postAllDue(scene.mall.db, { now: scene.mall.deps.now() });
    });

    it('gives back the commission of what is refunded, in part and as a whole', async () => {
      const goods = await money.goods({ percent: 5, priceMinor: 333 });
      const orderNo = await scene.refunds.paid(goods, 3);
      // 9.99 less 0.50
      expect(await money.balance(goods.shopId)).toMatchObject({ balance: '9.49' });
      await refunded(orderNo, 1);
      expect(await money.balance(goods.shopId)).toMatchObject({ balance: '6.33' });
      await refunded(orderNo);
      expect(await money.balance(goods.shopId)).toMatchObject({ balance: '0.00' });
    });

    it('includes what a coupon of the mall and points pay, and not what its own coupon does', async () => {
      const [own, ofMall] = [await money.goods(), await money.goods()];
      const { testMall, shopper } = scene;
      const ownCoupon = await testMall.claimedCoupon(shopper, {
        shopId: own.shopId,
        moneyMinor: 500,
      });
      const mallCoupon = await testMall.claimedCoupon(shopper, { moneyMinor: 300 });
      await testMall.grantPoints(shopper, 100);
      await scene.refunds.paid(own, 2, { couponId: ownCoupon });
      const orderNo = await scene.refunds.paid(ofMall, 2, {
        couponId: mallCoupon,
        useIntegral: true,
      });
      // 10 % of 20.00, and of 25.00
      expect(await money.balance(own.shopId)).toMatchObject({ balance: '18.00' });
      expect(await money.balance(ofMall.shopId)).toMatchObject({ balance: '22.50' });
      await refunded(orderNo, 1);
      expect(await money.balance(ofMall.shopId)).toMatchObject({ balance: '11.25' });
    });

    it('is the other way round for cash on delivery: the shop owes the commission', async () => {
      const goods = await money.goods();
      const orderNo = await money.collected(goods);
      expect(await money.balance(goods.shopId)).toMatchObject({ balance: '-2.50' });
      const refundNo = await scene.refunds.applied(orderNo, 1);
      await scene.refunds.givenBackTo(refundNo, goods.shopId);
      // The shop owes the shopper 12.50 until it has paid them
      expect(await money.balance(goods.shopId)).toMatchObject({ balance: '-13.75' });
      await confirmPaidBack(scene.mall.deps, { refundNo });
      expect(await money.balance(goods.shopId)).toMatchObject({ balance: '-1.25' });
      await money.setAccount(goods.shopId);
      await money.release();
      expect(await money.pay(goods.shopId)).toMatchObject({ code: 500, reason: 'limit-reached' });
    });
  });

  describe('the commission', () => {
    it('is that of the time of the order, and what an application showed', async () => {
      const goods = await money.goods({ percent: 10 });
      const master = await scene.testMall.order(scene.shopper, goods, 1);
      await money.call('setCommission', { params: { id: goods.shopId }, body: { percent: 50 } });
      await scene.refunds.pay(master);
      expect(await money.balance(goods.shopId)).toMatchObject({
        balance: '11.25',
        commissionPercent: 50,
      });
    });
  });

  describe('a payout', () => {
    it('is recorded once for a request, goes into one file and is confirmed once', async () => {
      const goods = await money.goods();
      await money.completed(goods);
      await money.release();
      await money.setAccount(goods.shopId);
      const first = await money.pay(goods.shopId, 'once');
      expectContract('createPayouts', first);
      expect(first.data).toMatchObject([{ amount: '22.50', status: 'recorded' }]);
      const { id, payoutNo } = first.data[0];
      expect(await money.pay(goods.shopId)).toMatchObject({ reason: 'limit-reached' });
      const call = await scene.caller();
      const again = { body: { shopId: goods.shopId }, headers: { 'idempotency-key': 'twice' } };
      const headers = { 'idempotency-key': 'file' };
      const file = await call('sendPayouts', { headers });
      expectContract('sendPayouts', file);
      expect(file.data.transfers).toContainEqual({
        payoutNo,
        holder: 'Payee of the shop',
        accountNumber: 'DE02',
        bankCode: 'BYLA',
        amount: '22.50',
        currency: 'USD',
      });
      expect((await call('sendPayouts', { headers })).data).toEqual(file.data);
      const other = await call('sendPayouts', { headers: { 'idempotency-key': 'other file' } });
      expect(other.data).toEqual({ batchNo: null, transfers: [] });
      for (const _ of [1, 2])
        expect(await call('confirmPayout', { params: { id } })).toMatchObject({ code: 200 });
      const failing = await call('failPayout', { params: { id }, body: { reason: 'Closed' } });
      expect(failing).toMatchObject({ code: 500, reason: 'wrong-state' });
      expect(await call('createPayouts', again)).toMatchObject({ reason: 'limit-reached' });
      const listed = await call('payouts', { query: { shopId: goods.shopId } });
      expectContract('payouts', listed);
      expect(listed.data.payouts).toMatchObject([
        { id, status: 'paid', batchNo: file.data.batchNo },
      ]);
    });

    it('answers a repeated request with the same payouts, and refuses its key for another', async () => {
      const goods = await money.goods();
      await money.completed(goods);
      await money.release();
      await money.setAccount(goods.shopId);
      const call = await scene.caller();
      const request = { body: { shopId: goods.shopId }, headers: { 'idempotency-key': 'same' } };
      const first = await call('createPayouts', request);
      expect(first.data).toHaveLength(1);
      expect((await call('createPayouts', request)).data).toEqual(first.data);
      const other = await call('createPayouts', { ...request, body: {} });
      expect(other).toMatchObject({ code: 400, reason: 'key-reused' });
    });

    it('of which the bank says that it failed is available again', async () => {
      const goods = await money.goods();
      const id = await money.paidOut(goods);
      const body = { reason: 'Account closed' };
      for (const _ of [1, 2]) {
        expect(await money.call('failPayout', { params: { id }, body })).toMatchObject({
          code: 200,
        });
      }
      expect(await money.balance(goods.shopId)).toMatchObject({ available: '22.50' });
      expect((await money.pay(goods.shopId)).data).toMatchObject([{ amount: '22.50' }]);
    });

    it('that the bank sends back after it was paid is owed again, once', async () => {
      const goods = await money.goods();
      const id = await money.paidOut(goods);
      const body = { reason: 'Account closed' };
      const early = await money.call('returnPayout', { params: { id }, body });
      expect(early).toMatchObject({ code: 500, reason: 'wrong-state' });
      await money.call('confirmPayout', { params: { id } });
      for (const _ of [1, 2]) {
        expect(await money.call('returnPayout', { params: { id }, body })).toMatchObject({
          code: 200,
        });
      }
      const owed = { balance: '22.50', available: '22.50' };
      expect(await money.balance(goods.shopId)).toMatchObject(owed);
      for (const action of ['confirmPayout', 'failPayout'] as const) {
        expect(await money.call(action, { params: { id }, body })).toMatchObject({
          code: 500,
          reason: 'wrong-state',
        });
      }
      expect((await money.pay(goods.shopId)).data).toMatchObject([{ amount: '22.50' }]);
      const query = { shopId: goods.shopId, status: 'returned' };
      const listed = await money.call('payouts', { query });
      expectContract('payouts', listed);
      expect(listed.data.payouts).toMatchObject([{ id, failure: 'Account closed' }]);
      const audit = await money.call('auditLog', { query: { shopId: goods.shopId } });
      const done = audit.data.list.filter(
        ({ action, result }: { action: string; result: string }) =>
          action === 'returnPayout' && result === 'done',
      );
      expect(done).toMatchObject([{ subjectType: 'payout', subjectId: String(id) }]);
    });

    it('waits until the refunds that came later are earned again', async () => {
      const goods = await money.goods();
      const [early] = [await money.completed(goods), await money.completed(goods)];
      await money.release();
      await money.setAccount(goods.shopId);
      await money.pay(goods.shopId);
      // The mall gives money back although the time for it has passed
      await scene.mall.db
        .updateTable('shop_order')
        .set({ completed_at: scene.mall.deps.now() })
        .where('order_no', '=', early)
        .execute();
      await refunded(early);
      expect(await money.balance(goods.shopId)).toMatchObject({ available: '-22.50' });
      expect(await money.pay(goods.shopId)).toMatchObject({ reason: 'limit-reached' });
    });

    it('of all shops leaves out those whose bank account is not known', async () => {
      const [known, unknown] = [await money.goods(), await money.goods()];
      await money.completed(known);
      await money.completed(unknown);
      await money.release();
      await money.setAccount(known.shopId);
      expect(await money.pay(unknown.shopId)).toMatchObject({ code: 500, reason: 'wrong-state' });
      const { data } = await money.pay();
      const shops = data.map(({ shopId }: { shopId: number }) => shopId);
      expect(shops).toContain(known.shopId);
      expect(shops).not.toContain(unknown.shopId);
    });

    it('is only recorded by keys of the mall', async () => {
      const goods = await money.goods();
      await money.completed(goods);
      await money.release();
      await money.setAccount(goods.shopId);
      const ofShop = await scene.caller({ shopId: goods.shopId });
      const body = { shopId: goods.shopId };
      const answer = await ofShop('createPayouts', { body, headers: { 'idempotency-key': 'own' } });
      expect(answer).toMatchObject({ code: 500, reason: 'not-found' });
      expect((await ofShop('shopBalance', {})).data).toMatchObject({ available: '22.50' });
    });
  });

  describe('a statement', () => {
    it('tells the entries of a month in the zone of the mall, which lead to the balance', async () => {
      const goods = await money.goods();
      const id = await money.paidOut(goods);
      await money.call('confirmPayout', { params: { id } });
      const orderNo = await scene.refunds.paid(goods);
      await refunded(orderNo, 1);
      const query = { shopId: goods.shopId };
      const now = await money.call('shopStatement', { query });
      expectContract('shopStatement', now);
      const { data } = now;
      expect(data.closing).toBe((await money.balance(goods.shopId)).balance);
      const entries = await money.call('ledgerEntries', { query: { ...query, limit: 500 } });
      expectContract('ledgerEntries', entries);
      const cents = (text: string) => Math.round(Number(text) * 100);
      const sum = entries.data.entries.reduce(
        (all: number, { amount }: { amount: string }) => all + cents(amount),
        0,
      );
      expect(sum).toBe(cents(data.closing));
      // The first order was paid a month earlier
      expect(cents(data.opening)).toBe(2250);
      expect(data.items).toContainEqual({ item: 'refund', count: 1, amount: '-12.50' });
      expect(data.items).toContainEqual({ item: 'payout', count: 1, amount: '-22.50' });
    });

    it('lists entries batch by batch, each once', async () => {
      const goods = await money.goods();
      await scene.refunds.paid(goods);
      await scene.refunds.paid(goods);
      const ids: number[] = [];
      for (let before: number | undefined; ;) {
        const query = { shopId: goods.shopId, limit: 3, ...(before && { before }) };
        const { data } = await money.call('ledgerEntries', { query });
        ids.push(...data.entries.map(({ id }: { id: number }) => id));
        if (data.next === null) break;
        before = data.next;
      }
      expect(ids).toHaveLength(4);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    });
  });

  describe('the ledger', () => {
    it('refuses entries that do not add up to zero, and changes of what is posted', async () => {
      const { db } = scene.mall;
      await scene.refunds.paid(await money.goods());
      const one = sql`insert into ledger_entry (transaction_id, account, item, amount_minor)
        select transaction_id, account, item, 5 from ledger_entry limit 1`;
      await expect(one.execute(db)).rejects.toThrow('do not add up to zero');
      for (const table of ['ledger_entry', 'ledger_transaction', 'ledger_account'])
        await expect(sql.raw(`delete from ${table}`).execute(db)).rejects.toThrow('never changed');
    });
  });
});
