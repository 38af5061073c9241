import type { Id } from '../settings';
import type { CartRow, CartSelection, CartShop } from './types';

/** Whether none, some or all rows of a group are selected. */
export type SelectionState = 'none' | 'some' | 'all';

/** A row with less stock than its quantity stays in the cart but cannot be ordered as it is. */
export const isOrderable = (row: CartRow) => row.stock > 0 && row.quantity <= row.stock;

const orderable = (rows: readonly CartRow[]) => rows.filter(isOrderable);

/** Which rows can be selected. */
type Selectable = (row: CartRow) => boolean;

/** All rows of all shops, in the order of the page. */
export const allRows = (shops: readonly CartShop[]) => shops.flatMap((shop) => shop.rows);

/** Ids of all orderable rows: the initial selection. */
export const selectAll = (shops: readonly CartShop[]): CartSelection =>
  new Set(orderable(allRows(shops)).map((row) => row.id));

/** Whether none, some or all of these rows are selected; rows that cannot be selected are ignored. */
export function selectionState(
  rows: readonly CartRow[],
  selection: CartSelection,
  selectable: Selectable = isOrderable,
): SelectionState {
  const able = rows.filter(selectable);
  const count = able.filter((row) => selection.has(row.id)).length;
  if (count === 0) return 'none';
  return count === able.length ? 'all' : 'some';
}

/** Selects or deselects these rows; the others stay as they are. */
export function toggleRows(
  selection: CartSelection,
  rows: readonly CartRow[],
  selected: boolean,
  selectable: Selectable = isOrderable,
): CartSelection {
  const next = new Set(selection);
  for (const row of rows.filter(selectable)) {
    if (selected) next.add(row.id);
    else next.delete(row.id);
  }
  return next;
}

/**
 * The selection after the cart's content has changed: deselected rows stay deselected, new
 * rows start selected, removed and sold-out rows are dropped.
 */
export function reconcileSelection(
  selection: CartSelection,
  known: ReadonlySet<Id>,
  shops: readonly CartShop[],
): CartSelection {
  const able = orderable(allRows(shops));
  return new Set(
    able.filter((row) => selection.has(row.id) || !known.has(row.id)).map((row) => row.id),
  );
}

/** Price × quantity of a row, in minor units. */
export const lineTotalMinor = (row: Pick<CartRow, 'priceMinor' | 'quantity'>) =>
  row.priceMinor * row.quantity;

/** How much less a line costs than when it was added, in minor units; 0 for one that costs more. */
const savedMinor = ({ addedPriceMinor = 0, priceMinor, quantity }: CartRow) =>
  Math.max(0, addedPriceMinor - priceMinor) * quantity;

/** Number of selected rows and units, and in minor units their total and by how much it has dropped. */
export function cartTotals(shops: readonly CartShop[], selection: CartSelection) {
  const rows = orderable(allRows(shops)).filter((row) => selection.has(row.id));
  return {
    ids: rows.map((row) => row.id),
    rows: rows.length,
    pieces: rows.reduce((sum, row) => sum + row.quantity, 0),
    totalMinor: rows.reduce((sum, row) => sum + lineTotalMinor(row), 0),
    savedMinor: rows.reduce((sum, row) => sum + savedMinor(row), 0),
  };
}
