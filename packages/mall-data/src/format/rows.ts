/** A string from the API; throws on anything else, so that `rowsOf` drops the row. */
export function textOf(wire: unknown): string {
  if (typeof wire === 'string') return wire;
  throw new TypeError('A text is missing.');
}

/** An integer from the API, possibly sent as a string; throws on anything else. */
export function integerOf(wire: unknown): number {
  const number = typeof wire === 'string' && wire ? Number(wire) : wire;
  if (Number.isSafeInteger(number)) return number as number;
  throw new TypeError('A number is missing.');
}

/** Maps the rows of a list; rows that cannot be mapped are dropped. */
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

/** The options of a SKU as one text. */
export const specificationOf = (sku: string) => sku.split(',').join(', ') || undefined;
