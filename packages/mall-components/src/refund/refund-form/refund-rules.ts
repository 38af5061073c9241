import type { RefundableLine } from '../types';

/** Number of selected units by line; a line that is not selected is absent. */
export type ChosenPieces = ReadonlyMap<RefundableLine['id'], number>;

/** Refund amount for units of a line; minor units. */
export const lineAmount = (line: RefundableLine, pieces: number): number =>
  line.amountsMinor[pieces - 1] ?? 0;

/** Refund amount of all selected units; minor units. */
export const refundAmount = (lines: readonly RefundableLine[], chosen: ChosenPieces): number =>
  lines.reduce((sum, line) => sum + lineAmount(line, chosen.get(line.id) ?? 0), 0);

/** All units: the initial selection. */
export const allPieces = (lines: readonly RefundableLine[]): ChosenPieces =>
  new Map(lines.map((line) => [line.id, line.quantity]));

/** The selection with another number of units of a line, or without the line for 0. */
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

/** A selection from before, limited to what can be refunded of the lines now. */
export const withinLines = (lines: readonly RefundableLine[], chosen: ChosenPieces): ChosenPieces =>
  new Map(
    lines.flatMap(({ id, quantity }) => {
      const pieces = Math.min(chosen.get(id) ?? 0, quantity);
      return pieces > 0 ? [[id, pieces] as const] : [];
    }),
  );
