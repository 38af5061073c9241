import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { ImportProblem, OperatorCalls } from '@vermilion/api-client/operator';
import { type GoodsFormat, goodsWriter, readBatches, toRecord } from './goods-file';

type Progress = (text: string) => void;

/** Writes all goods as CSV, batch by batch; resolves to the number of rows. */
export async function exportTo(
  client: Pick<OperatorCalls, 'exportGoods'>,
  target: Writable,
  { shopId, size, progress }: { shopId?: number; size?: number; progress: Progress },
): Promise<number> {
  const csv = goodsWriter();
  csv.pipe(target, { end: false });
  let count = 0;
  for (let after: number | null = 0; after !== null;) {
    const batch: Awaited<ReturnType<OperatorCalls['exportGoods']>> = await client.exportGoods({
      after,
      size,
      shopId,
    });
    if (!batch) break;
    for (const row of batch.rows) if (!csv.write(toRecord(row))) await once(csv, 'drain');
    count += batch.rows.length;
    progress(`${count} of ${count + batch.left} skus`);
    after = batch.next;
  }
  csv.end();
  await once(csv, 'end');
  return count;
}

export interface Imported {
  changed: number;
  unchanged: number;
  problems: ImportProblem[];
}

/** Sends a CSV batch by batch. Batches sent before a failure are kept; the same file can be sent again. */
export async function importFrom(
  client: Pick<OperatorCalls, 'importGoods'>,
  source: AsyncIterable<Uint8Array | string>,
  { dryRun, progress, ...format }: GoodsFormat & { dryRun: boolean; progress: Progress },
): Promise<Imported> {
  const sum: Imported = { changed: 0, unchanged: 0, problems: [] };
  let sent = 0;
  for await (const { columns, rows } of readBatches(source, format)) {
    const result = await client.importGoods({ dryRun, columns, rows: rows.map(({ row }) => row) });
    sent += rows.length;
    sum.changed += result?.changed ?? 0;
    sum.unchanged += result?.unchanged ?? 0;
    sum.problems.push(...(result?.problems ?? []));
    progress(`${sent} rows, changed: ${sum.changed}, refused lines: ${linesOf(sum.problems)}`);
  }
  return sum;
}

export const linesOf = (problems: readonly ImportProblem[]) =>
  new Set(problems.map(({ line }) => line)).size;
