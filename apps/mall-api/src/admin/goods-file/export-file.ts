import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { OperatorCalls } from '@vermilion/api-client/operator';
import { csvWriter } from '../../csv/write';
import { isOfGoods } from '../../goods-rows/columns';
import type { Cells } from './file-goods';

type Batch = Awaited<ReturnType<OperatorCalls['exportGoods']>>;

/** Writes all goods as CSV, batch by batch; resolves to the number of rows. */
export async function exportFile(
  client: Pick<OperatorCalls, 'exportGoods'>,
  target: Writable,
  { shopId, progress }: { shopId?: number | undefined; progress: (text: string) => void },
): Promise<number> {
  let csv: ReturnType<typeof csvWriter> | undefined;
  let count = 0;
  for (let after: number | null = 0; after !== null;) {
    const batch: Batch = await client.exportGoods({ after, shopId });
    if (!csv) {
      csv = csvWriter(batch.columns);
      csv.pipe(target, { end: false });
    }
    for (const record of repeated(batch.rows)) if (!csv.write(record)) await once(csv, 'drain');
    count += batch.rows.length;
    progress(`${count} of ${count + batch.left} skus`);
    after = batch.next;
  }
  csv?.end();
  if (csv) await once(csv, 'end');
  return count;
}

/** Rows with what they share with the first row of their goods, so that they can be sorted and filtered. */
function repeated(rows: readonly Cells[]): Cells[] {
  let shared: Cells = {};
  return rows.map((row) => {
    if (row.goods_id !== shared.goods_id) {
      shared = Object.fromEntries(Object.entries(row).filter(([name]) => isOfGoods(name)));
    }
    return { ...shared, ...row };
  });
}
