import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { ORDER_MAX_MINOR } from '../checkout/rules';
import { toWire } from '../money/wire';
import { type TestApp, withDatabases } from '../testing/app';
import { expectSumsToAgree } from '../testing/sums';
import { TestMall } from '../testing/test-mall';

/** Payment tables have their own amount columns. */
const PAYMENTS = ['payment', 'payment_event', 'ledger_entry', 'ledger_due'];

describe('amounts', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let testMall: TestMall;
    beforeAll(async () => {
      mall = await openApp();
      testMall = await TestMall.open(mall);
    });

    it('are kept to the unit, or not at all', async () => {
      const keep = async (minor: bigint) => {
        const { rows } = await sql<{
          stored: number;
        }>`select ${String(minor)}::amount as stored`.execute(mall.db);
        return rows[0]?.stored;
      };
      const around = (edge: bigint) => fc.bigInt({ min: edge - 9n, max: edge + 9n });
      const most = BigInt(Number.MAX_SAFE_INTEGER);
      const minors = fc.oneof(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        ...[0n, 2n ** 31n, most, -most, BigInt(ORDER_MAX_MINOR)].map(around),
      );
      await fc.assert(
        fc.asyncProperty(minors, async (minor) => {
          const isExact = minor <= most && minor >= -most;
          if (isExact) expect(BigInt((await keep(minor)) ?? NaN)).toBe(minor);
          else await expect(keep(minor)).rejects.toThrow('amount');
        }),
        { numRuns: 60 },
      );
    });

    it('are of that kind in every table', async () => {
      const { rows } = await sql<{ place: string }>`
        select table_name || '.' || column_name as place from information_schema.columns
        where column_name like '%\\_minor' and table_schema = 'public'
          and domain_name is distinct from 'amount' and table_name <> all(${PAYMENTS})
      `.execute(mall.db);
      expect(rows).toEqual([]);
    });

    it('of an order go as far as the wire does', async () => {
      const shopper = await testMall.shopper();
      const priceMinor = Math.floor(ORDER_MAX_MINOR / 9);
      const goods = await testMall.goods({ priceMinor, stock: 50 });
      const params = { orderNo: await testMall.order(shopper, goods, 9) };
      const { data } = await mall.call('masterOrderDetail', { token: shopper.token, params });
      expect(data.payPrice).toBe(toWire(mall.deps.policy, priceMinor * 9));
      await expectSumsToAgree(mall.db);
      await expect(testMall.draft(shopper, goods, 10)).rejects.toThrow('too large');
      const dearest = await testMall.goods({ priceMinor: Number.MAX_SAFE_INTEGER });
      await expect(testMall.draft(shopper, dearest, 10)).rejects.toThrow('too large');
    });
  });
});
