import type { Clients } from '../wire/clients';

/** All goods of the place that are not archived, as an import takes them: a line for each sku. */
export async function readGoodsRows({ operator }: Pick<Clients, 'operator'>): Promise<string[][]> {
  const rows: string[][] = [];
  let after: number | null = 0;
  while (after !== null) {
    const batch: Awaited<ReturnType<typeof operator.exportGoods>> = await operator.exportGoods({
      after,
    });
    if (rows.length === 0) rows.push(batch.columns);
    rows.push(...batch.rows.map((row) => batch.columns.map((column) => row[column] ?? '')));
    after = batch.next;
  }
  return rows;
}
