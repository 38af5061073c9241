/** A text of the wire; throws on what is none, so that `rowsOf` leaves its row out. */
export function textOf(wire: unknown): string {
  if (typeof wire === 'string') return wire;
  throw new TypeError('A text is missing.');
}

/** A whole number of the wire, also one that is written as text; throws on anything else. */
export function wholeOf(wire: unknown): number {
  const number = typeof wire === 'string' && wire ? Number(wire) : wire;
  if (Number.isSafeInteger(number)) return number as number;
  throw new TypeError('A number is missing.');
}

/** The rows of a list as they are shown: one that cannot be read takes nothing but itself away. */
export const rowsOf = <Wire, Row>(
  list: readonly Wire[] | null | undefined,
  toRow: (wire: Wire, index: number) => Row,
): Row[] =>
  (Array.isArray(list) ? list : []).flatMap((wire: Wire, index) => {
    try {
      return [toRow(wire, index)];
    } catch {
      return [];
    }
  });
