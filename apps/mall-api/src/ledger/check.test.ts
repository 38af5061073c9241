import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { MoneyScenario } from '../testing/money-scenario';
import { OperatorScenario } from '../testing/operator-scenario';
import { ledgerDifferences } from './check';

/** Undoes what a test has changed. */
class Undone extends Error {}

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let orderNo: string;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    const money = new MoneyScenario(scene);
    const goods = await money.goods();
    orderNo = await scene.refunds.paid(goods, 3);
    const refundNo = await scene.refunds.applied(orderNo, 1);
    await money.call('acceptRefund', { params: { refundNo } });
    await scene.refunds.runJobs();
    await money.paidOut(goods);
  });

  /** What the check says after statements that bypass the server. */
  async function after(...statements: string[]) {
    let checks: string[] = [];
    const work = scene.mall.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const statement of statements) await sql.raw(statement).execute(trx);
      checks = (await ledgerDifferences(trx)).map(({ check }) => check);
      throw new Undone();
    });
    await expect(work).rejects.toThrow(Undone);
    return [...new Set(checks)].sort();
  }

  describe('the check of the ledger', () => {
    it('finds nothing when all agrees', async () => {
      const call = await scene.caller();
      const answer = await call('checkLedger', {});
      expectContract('checkLedger', answer);
      expect(answer.data).toEqual({ agrees: true, differences: [] });
    });

    it.each([
      ['an entry is gone', ['delete from ledger_entry where id = 1'], ['missing', 'unbalanced']],
      [
        'an amount is another',
        ["update ledger_entry set amount_minor = amount_minor + 1 where item = 'commission'"],
        ['amount', 'unbalanced'],
      ],
      [
        'a payment is missing',
        [
          'delete from ledger_entry where transaction_id = 1',
          'delete from ledger_transaction where id = 1',
        ],
        ['missing', 'receivable'],
      ],
      ['a payout was removed', ['delete from payout'], ['excess']],
      [
        'a payout was sent back',
        ["update payout set status = 'returned', failure = 'Closed', ended_at = now()"],
        ['missing'],
      ],
      [
        'the price of an order was changed',
        ['update shop_order set pay_minor = pay_minor + 1, freight_minor = freight_minor + 1'],
        ['amount'],
      ],
      [
        'a provider has another amount',
        ["update payment set amount_minor = amount_minor + 1 where status = 'paid'"],
        ['receivable'],
      ],
      [
        'the lines of an order have another commission',
        ['update order_line set commission_minor = commission_minor + 1'],
        ['lines'],
      ],
    ])('finds that %s', async (_what, statements, checks) => {
      expect(await after(...statements)).toEqual(checks);
    });

    it('says what differs', async () => {
      const { db } = scene.mall;
      let found: unknown;
      await db
        .transaction()
        .execute(async (trx) => {
          await sql`update shop_order set commission_minor = commission_minor + 5
            where order_no = ${orderNo}`.execute(trx);
          [found] = await ledgerDifferences(trx);
          throw new Undone();
        })
        .catch(() => {});
      expect(found).toMatchObject({ check: 'amount', currency: 'USD' });
    });
  });
});
