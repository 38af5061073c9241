import type { GoodsBatch } from '@vermilion/api-client/operator';
import type { NamedCall } from './measure';

const ROWS = 200;

type Ask = (call: NamedCall) => Promise<{ code: number; message: string; data: unknown }>;

/** Exports goods, and imports them with other prices in batches; returns what it took. */
export async function importChanged(ask: Ask, goods: number) {
  let [after, changed, exported, imported]: [number | null, number, number, number] = [0, 0, 0, 0];
  while (after !== null && changed < goods) {
    let started = performance.now();
    const query = { after, size: ROWS };
    const batch = await ask({ name: 'export', id: 'exportGoods', options: { query } });
    const { rows, next } = batch.data as GoodsBatch;
    exported += performance.now() - started;
    const body = {
      columns: ['goods_id', 'sku_id', 'price', 'stock', 'stock_before'],
      rows: rows.map(({ goods_id = '', sku_id = '', price = '', stock = '' }, at) => ({
        line: at + 2,
        cells: {
          goods_id,
          sku_id,
          price: (Number(price) + 1).toFixed(2),
          stock: String(Number(stock) + 1),
          stock_before: stock,
        },
      })),
    };
    started = performance.now();
    const { code, message, data } = await ask({
      name: 'import',
      id: 'importGoods',
      options: { body },
    });
    imported += performance.now() - started;
    const result = data as { changed: number; problems: object[] };
    if (code !== 200 || result.problems.length > 0)
      throw new Error(`${message} ${JSON.stringify(result?.problems?.[0])}`);
    changed += result.changed;
    after = next;
  }
  return { changed, exportSeconds: exported / 1000, importSeconds: imported / 1000 };
}
