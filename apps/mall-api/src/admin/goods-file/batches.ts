import type { FileGoods } from './file-goods';

/** Limits of one call: rows of one transaction, and bytes below those of a request. */
const MOST_ROWS = 200;
const MOST_BYTES = 800_000;

export interface GoodsBatch {
  /** Of all rows: a row that lacks one has an empty cell there. */
  columns: string[];
  goods: FileGoods[];
}

/** Goods in batches with the same columns; goods with more rows than that are alone. */
export async function* inBatches(goods: AsyncIterable<FileGoods>): AsyncGenerator<GoodsBatch> {
  let batch: GoodsBatch = { columns: [], goods: [] };
  let [rows, bytes] = [0, 0];
  for await (const one of goods) {
    const size = Buffer.byteLength(JSON.stringify(one.rows));
    const columns = [...new Set(one.rows.flatMap(({ cells }) => Object.keys(cells)))].toSorted();
    const isOther = columns.join() !== batch.columns.join();
    const isFull = rows + one.rows.length > MOST_ROWS || bytes + size > MOST_BYTES;
    if (batch.goods.length > 0 && (isOther || isFull)) {
      yield batch;
      [batch, rows, bytes] = [{ columns, goods: [] }, 0, 0];
    }
    batch.columns = columns;
    batch.goods.push(one);
    rows += one.rows.length;
    bytes += size;
  }
  if (batch.goods.length > 0) yield batch;
}
