import type { RefundableLine } from '../types';

/** The chosen pieces by line; a line that is not chosen is absent. */
export type ChosenPieces = ReadonlyMap<RefundableLine['id'], number>;

/** What is given back for pieces of a line; minor units. */
export const lineAmount = (line: RefundableLine, pieces: number): number =>
  line.amountsMinor[pieces - 1] ?? 0;

/** What is given back for all chosen pieces; minor units. */
export const refundAmount = (lines: readonly RefundableLine[], chosen: ChosenPieces): number =>
  lines.reduce((sum, line) => sum + lineAmount(line, chosen.get(line.id) ?? 0), 0);

/** Everything, as an application begins. */
export const allPieces = (lines: readonly RefundableLine[]): ChosenPieces =>
  new Map(lines.map((line) => [line.id, line.quantity]));

/** The same with so many pieces of a line; without the line for 0. */
export function withPieces(
  chosen: ChosenPieces,
  id: RefundableLine['id'],
  pieces: number,
): ChosenPieces {
  const next = new Map(chosen);
  if (pieces > 0) next.set(id, pieces);
  else next.delete(id);
  return next;
}
