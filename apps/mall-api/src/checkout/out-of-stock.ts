import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { orderObstacle } from '../inventory/availability';
import type { BusinessError } from '../kernel/errors';
import { namedError } from '../kernel/errors';
import type { DraftLine } from './draft';
import { listOrderable } from './goods-store';

/** Rolls a transaction back. The message is created afterwards, when the connection is free again. */
export class OutOfStock extends Error {
  override readonly name = 'OutOfStock';
  constructor(readonly lines: readonly DraftLine[]) {
    super(`${lines.length} lines cannot be served`);
  }
}

/** The lines that the stock does not cover, or that are not on sale any more. */
export function missingLines<Line extends DraftLine>(
  lines: readonly Line[],
  goods: readonly { skuId: number; isSellable: boolean; stock: number }[],
): Line[] {
  const bySku = new Map(goods.map((one) => [one.skuId, one]));
  return lines.filter((line) => {
    const found = bySku.get(line.skuId);
    return !found || orderObstacle({ ...line, ...found }, line.quantity) !== null;
  });
}

/** Checks, without reserving, that the stock covers the lines. */
export async function requireStock(
  db: Kysely<Database>,
  lines: readonly DraftLine[],
  now: Date,
): Promise<void> {
  const missing = missingLines(lines, [...(await goodsOf(db, lines, now)).values()]);
  if (missing.length > 0) throw new OutOfStock(missing);
}

async function goodsOf(db: Kysely<Database>, lines: readonly DraftLine[], now: Date) {
  const rows = await listOrderable(
    db,
    lines.map((line) => line.skuId),
    now,
  );
  return new Map(rows.map((row) => [row.skuId, row]));
}

/** Names the goods that made an order fail. */
export async function outOfStockError(
  db: Kysely<Database>,
  { lines }: OutOfStock,
  now: Date,
): Promise<BusinessError> {
  const bySku = await goodsOf(db, lines, now);
  const sentences = lines.map((line) => {
    const goods = bySku.get(line.skuId) ?? { ...line, isSellable: false, stock: 0 };
    // Stock may have come back since, but it was out at the time
    return orderObstacle(goods, line.quantity) ?? orderObstacle({ ...goods, stock: 0 }, 1);
  });
  return namedError('out-of-stock', 500, `${sentences.join(' ')} Nothing was ordered.`);
}
