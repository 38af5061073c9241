import { BareCheckbox } from '../checkbox/bare-checkbox';
import type { ChangeDetail } from '../internal/change-detail';
import type { TableColumn } from '../table/table-types';

/** Why the set changes: the checkbox of a row, or that in the header. */
export type TableSelectionDetail = ChangeDetail<'rowToggle' | 'allToggle'>;

/** Keys of the selected rows; the parent holds them. */
export interface TableSelection<Row, Key extends string | number> {
  /** The rows of the Table, which the checkbox in the header selects. */
  rows: readonly Row[];
  /** Unique key of a row: the same as the `rowKey` of the Table. */
  rowKey: (row: Row) => Key;
  /** Keys of the selected rows, also of those that are not shown now. */
  selected: ReadonlySet<Key>;
  /** Called with a new set of keys; those of rows that are not shown stay in it. */
  onSelectedChange: (selected: ReadonlySet<Key>, detail: TableSelectionDetail) => void;
  /** Label of the checkbox in the header: "All orders". */
  allLabel: string;
  /** Label of a row's checkbox: "Order 2041". */
  rowLabel: (row: Row) => string;
}

/** A column of checkboxes, placed first; the one in the header selects all visible rows. */
export function selectionColumn<Row, Key extends string | number>({
  rows,
  rowKey,
  selected,
  onSelectedChange,
  allLabel,
  rowLabel,
}: TableSelection<Row, Key>): TableColumn<Row> {
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selected.has(key)).length;
  const all = chosen > 0 && chosen === keys.length;
  const put = (changed: readonly Key[], on: boolean, detail: TableSelectionDetail) => {
    const next = new Set(selected);
    for (const key of changed) {
      if (on) next.add(key);
      else next.delete(key);
    }
    onSelectedChange(next, detail);
  };
  return {
    id: 'selection',
    kind: 'action',
    header: (
      <BareCheckbox
        label={allLabel}
        labelHidden
        checked={all}
        indeterminate={chosen > 0 && !all}
        onChange={({ nativeEvent: event }) => put(keys, !all, { reason: 'allToggle', event })}
      />
    ),
    cell: (row) => (
      <BareCheckbox
        label={rowLabel(row)}
        labelHidden
        checked={selected.has(rowKey(row))}
        onChange={({ target, nativeEvent: event }) =>
          put([rowKey(row)], target.checked, { reason: 'rowToggle', event })
        }
      />
    ),
  };
}
