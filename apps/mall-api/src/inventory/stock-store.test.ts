import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/schema';
import { withDatabases } from '../testing/app';
import { TestMall } from '../testing/test-mall';
import { listed, returnStock, takeStock } from './stock-store';

/** Rows updated by the connection, and how many of them without an index update (HOT). */
async function updatesOn(trx: Transaction<Database>) {
  const { rows } = await sql<{ name: string; rows: number; inPlace: number }>`
    select relname as name, n_tup_upd::int as rows, n_tup_hot_upd::int as "inPlace"
    from pg_stat_xact_user_tables where n_tup_upd > 0
  `.execute(trx);
  return new Map(rows.map(({ name, ...counts }) => [name, counts]));
}

describe('units of goods', () => {
  withDatabases((openApp) => {
    it('are taken and given back without a write to any index', async () => {
      const mall = await openApp();
      const testMall = await TestMall.open(mall);
      const { productId } = await testMall.goods();
      // Several pages of rows, so that each row has room for its next version on its page
      const skuIds = await mall.db
        .insertInto('sku')
        .values(
          Array.from({ length: 500 }, (_, index) => ({
            product_id: productId,
            name: `Sku ${index}`,
            image: '',
            price_minor: 100,
            attributes: JSON.stringify({ Colour: `Sku ${index}` }),
            stock: 10,
          })),
        )
        .returning('id')
        .execute();
      const units = skuIds.filter((_, index) => index % 20 === 0);
      const lines = units.map(({ id }) => ({ skuId: id, quantity: 2 }));
      await mall.db.transaction().execute(async (trx) => {
        const before = await updatesOn(trx);
        const wanted = listed(lines);
        await takeStock(trx, { ...wanted, preOrderNo: 'no draft', fromStock: wanted.quantities });
        await returnStock(trx, lines);
        const [was, is] = [before.get('sku'), (await updatesOn(trx)).get('sku')];
        expect(is?.rows).toBe((was?.rows ?? 0) + 2 * lines.length);
        expect(is?.inPlace).toBe((was?.inPlace ?? 0) + 2 * lines.length);
        const others = [...(await updatesOn(trx))].filter(([name]) => name !== 'sku');
        expect(others).toEqual([...before].filter(([name]) => name !== 'sku'));
      });
    });
  });
});
