import { ChevronDownIcon, ChevronUpIcon } from '../icon/icons-direction';
import { IconButton } from '../icon-button/icon-button';
import type { ChangeDetail } from '../internal/change-detail';
import type { TableColumn } from '../table/table-types';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** Why the set changes: the button of a row was pressed. */
export type TableExpansionDetail = ChangeDetail<'rowToggle'>;

/** Keys of the expanded rows; the parent holds them, and passes `details` to the Table. */
export interface TableExpansion<Row, Key extends string | number> {
  /** Unique key of a row: the same as the `rowKey` of the Table. */
  rowKey: (row: Row) => Key;
  /** Keys of the rows whose details are shown. */
  expanded: ReadonlySet<Key>;
  /** Called with a new set of keys when the button of a row is pressed. */
  onExpandedChange: (expanded: ReadonlySet<Key>, detail: TableExpansionDetail) => void;
  /** Header of the column, for assistive technology: "Details". */
  columnLabel: string;
  /** Label of a row's button: "Details of order 2041". */
  rowLabel: (row: Row) => string;
}

/** A column of buttons that expand rows. */
export function expansionColumn<Row, Key extends string | number>({
  rowKey,
  expanded,
  onExpandedChange,
  columnLabel,
  rowLabel,
}: TableExpansion<Row, Key>): TableColumn<Row> {
  return {
    id: 'expansion',
    kind: 'action',
    header: <VisuallyHidden>{columnLabel}</VisuallyHidden>,
    cell: (row) => {
      const key = rowKey(row);
      const open = expanded.has(key);
      return (
        <IconButton
          size="sm"
          label={rowLabel(row)}
          icon={open ? <ChevronUpIcon size="sm" /> : <ChevronDownIcon size="sm" />}
          aria-expanded={open}
          onClick={({ nativeEvent: event }) => {
            const next = new Set(expanded);
            if (!next.delete(key)) next.add(key);
            onExpandedChange(next, { reason: 'rowToggle', event });
          }}
        />
      );
    },
  };
}
