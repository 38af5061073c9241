import type { ImportProblem, OperatorCalls } from '@vermilion/api-client/operator';
import { type GoodsBatch, inBatches } from './batches';
import type { FileGoods } from './file-goods';
import type { PictureOf } from './pictures-zip';
import type { RefusedFile } from './refused-file';
import { withPictures } from './with-pictures';

export interface ImportOptions {
  dryRun?: boolean;
  /** The first line to import: what stands before it is in already. */
  from?: number;
  /** Only goods of this shop; new ones are created in it. */
  shopId?: number | undefined;
  /** Goods are known by their code alone: ids are those of another mall or shop. */
  byCode?: boolean;
  /** Of goods whose rows name none. */
  category?: string | undefined;
  pictureOf?: PictureOf | undefined;
  refused?: RefusedFile | undefined;
  progress: (text: string) => void;
}

/** Of goods, but for the problems, which are those of lines. */
export interface Imported {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  problems: ImportProblem[];
}

/** A batch that failed as a whole; those before it are in. */
export class ImportStopped extends Error {
  constructor(
    readonly line: number,
    override readonly cause: unknown,
  ) {
    super(`The import stopped. Go on with --from ${line}.`);
  }
}

/** Imports the goods of a file batch by batch. The same file can be imported again. */
export async function importFile(
  client: Pick<OperatorCalls, 'importGoods'>,
  goods: AsyncIterable<FileGoods>,
  options: ImportOptions,
): Promise<Imported> {
  const sum: Imported = { created: 0, changed: 0, unchanged: 0, refused: 0, problems: [] };
  let rows = 0;
  for await (const batch of inBatches(prepared(goods, options))) {
    const problems = await sendBatch(client, batch, options, sum).catch((error: unknown) => {
      throw new ImportStopped(batch.goods[0]?.records[0]?.line ?? 1, error);
    });
    for (const one of batch.goods) {
      const own = problems.filter(({ line }) => one.records.some((record) => record.line === line));
      if (own.length === 0) continue;
      sum.refused += 1;
      options.refused?.add(one, own);
    }
    sum.problems.push(...problems);
    rows += batch.goods.reduce((count, one) => count + one.records.length, 0);
    const { created, changed, refused } = sum;
    options.progress(`${rows} rows, created: ${created}, changed: ${changed}, refused: ${refused}`);
  }
  return sum;
}

async function* prepared(
  goods: AsyncIterable<FileGoods>,
  { from = 1, shopId, byCode = false, category, pictureOf }: ImportOptions,
): AsyncGenerator<FileGoods> {
  for await (const one of goods) {
    if ((one.records[0]?.line ?? 0) < from) continue;
    const foreign = [...(byCode ? ['goods_id', 'sku_id'] : []), ...(shopId ? ['shop_id'] : [])];
    for (const { cells } of one.rows) for (const name of foreign) delete cells[name];
    const cells = one.rows[0]?.cells;
    if (category && cells && !cells.category) cells.category = category;
    yield pictureOf && !one.problem ? await withPictures(one, pictureOf, shopId) : one;
  }
}

async function sendBatch(
  client: Pick<OperatorCalls, 'importGoods'>,
  { columns, goods }: GoodsBatch,
  { dryRun = false, shopId }: ImportOptions,
  sum: Imported,
): Promise<ImportProblem[]> {
  const problems = goods.flatMap(({ problem }) => problem ?? []);
  const rows = goods.flatMap((one) => (one.problem ? [] : one.rows));
  if (rows.length === 0) return problems;
  const result = await client.importGoods({ dryRun, shopId, columns, rows });
  for (const count of ['created', 'changed', 'unchanged'] as const) sum[count] += result[count];
  return [...problems, ...result.problems];
}
