import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';

describe('the statements', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });

    it('write the booleans of a condition out, so that partial indexes serve them', async () => {
      const overdue = mall.db
        .selectFrom('order_group')
        .select('id')
        .where('is_paid', '=', false)
        .where('is_cancelled', '=', false)
        .where('pay_before', '<=', new Date(0));
      const { sql: text, parameters } = overdue.compile();
      expect(text).toContain('"is_paid" = false');
      const plan = await mall.db.connection().execute(async (db) => {
        await sql`set enable_seqscan = off`.execute(db);
        await sql.raw(`prepare overdue as ${text.replace('$1', '$1::timestamptz')}`).execute(db);
        await sql`set plan_cache_mode = force_generic_plan`.execute(db);
        const { rows } = await sql.raw("explain execute overdue('2026-01-01')").execute(db);
        await sql`reset all`.execute(db);
        await sql`deallocate overdue`.execute(db);
        return JSON.stringify(rows);
      });
      expect(plan).toContain('order_group_unpaid');
      expect(parameters).toEqual([new Date(0)]);
    });

    it('leave booleans that are written to be parameters', () => {
      const { sql: text } = mall.db.updateTable('shop').set({ is_open: true }).compile();
      expect(text).toContain('"is_open" = $1');
    });
  });
});
