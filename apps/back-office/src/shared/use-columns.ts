import type { TableColumn } from '@vermilion/design-system/table';
import { type Breakpoint, breakpoints, media } from '@vermilion/design-system/tokens';
import { useState, useSyncExternalStore } from 'react';

/** A column of a list. */
export interface ListColumn<Row> extends TableColumn<Row> {
  /** How wide the window has to be for it, where nobody has chosen; any width without it. */
  from?: Breakpoint;
}

/** By id: whether somebody wants to see the column. */
type Choices = Readonly<Record<string, boolean>>;

const keyOf = (list: string) => `back-office.columns.${list}`;

/** What was chosen on this device; nothing where storage is closed, or holds something else. */
function stored(list: string): Choices {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(value)).filter(
        (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
      ),
    );
  } catch {
    return {};
  }
}

/** Keeps choices on this device, where it can. */
function keep(list: string, choices: Choices) {
  try {
    if (Object.keys(choices).length === 0) localStorage.removeItem(keyOf(list));
    else localStorage.setItem(keyOf(list), JSON.stringify(choices));
  } catch {
    // without storage the choice lasts as long as the list is shown
  }
}

const widths = Object.keys(breakpoints) as Breakpoint[]; // Object.keys widens the keys
const queries = () => widths.map((width) => window.matchMedia?.(media[width]));

function subscribe(tell: () => void) {
  const all = queries();
  for (const query of all) query?.addEventListener('change', tell);
  return () => {
    for (const query of all) query?.removeEventListener('change', tell);
  };
}

/** How many of the widths the window has; all of them where that cannot be detected. */
const reached = () => queries().filter((query) => query?.matches ?? true).length;

/** A column that somebody shows or hides. */
export interface ColumnChoice<Row> {
  column: ListColumn<Row>;
  shown: boolean;
  onShownChange: (shown: boolean) => void;
}

export interface ColumnsOptions<Row> {
  /** Of the list. */
  name: string;
  columns: readonly ListColumn<Row>[];
  rowHeader: string | undefined;
}

/** The columns of a list that are shown. Those that name a row, begin it or act on it always are. */
export function useColumns<Row>({ name, columns, rowHeader }: ColumnsOptions<Row>) {
  const [choices, setChoices] = useState(() => stored(name));
  const count = useSyncExternalStore(subscribe, reached);
  const isFixed = (column: ListColumn<Row>) =>
    column === columns[0] || column.id === rowHeader || column.kind === 'action';
  const fits = ({ from }: ListColumn<Row>) => !from || widths.indexOf(from) < count;
  const isShown = (column: ListColumn<Row>) =>
    isFixed(column) || (choices[column.id] ?? fits(column));
  const choose = (next: Choices) => {
    setChoices(next);
    keep(name, next);
  };
  return {
    shown: columns.filter(isShown),
    choices: columns
      .filter((column) => !isFixed(column))
      .map((column): ColumnChoice<Row> => ({
        column,
        shown: isShown(column),
        onShownChange: (shown) => choose({ ...choices, [column.id]: shown }),
      })),
    /** Forgets what was chosen; undefined where nothing was. */
    reset: Object.keys(choices).length > 0 ? () => choose({}) : undefined,
  };
}
