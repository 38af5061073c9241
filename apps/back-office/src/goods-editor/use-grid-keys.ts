import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMallFormat } from '../wire/use-mall-format';
import { parseTable, typedAmount, typedUnits } from './cells';
import { type SkuColumn, skuColumns } from './goods-values';
import { goTo, moveOf, type Place, placeOf } from './grid-moves';
import type { MatrixRow } from './matrix';
import type { CellChange } from './use-matrix';

/** How a pasted cell is typed, by column. */
function typedAs(column: SkuColumn, text: string, decimals: number): string {
  if (column === 'price' || column === 'originalPrice') return typedAmount(text, decimals);
  return column === 'stock' || column === 'weight' ? typedUnits(text) : text.trim();
}

/** The keys of the grid: moving, pasting a table, and copying a cell into those below. */
export function useGridKeys(
  rows: readonly MatrixRow[],
  change: (changes: readonly CellChange[]) => void,
) {
  const { decimals } = useMallFormat();
  const last = useRef<Place>(undefined);
  const [filled, setFilled] = useState(0);
  const fill = (changes: readonly CellChange[]) => {
    change(changes);
    setFilled(changes.length);
  };
  const fillDown = () => {
    const { row = -1, column = 0 } = last.current ?? {};
    const [name, source] = [skuColumns[column], rows[row]];
    if (!name || !source) return;
    fill(rows.slice(row + 1).map(({ key }) => [key, name, source.cells[name]] as const));
  };
  const pasted = (text: string, from: Place): CellChange[] =>
    parseTable(text).flatMap((cells, down) =>
      cells.flatMap((cell, right) => {
        const [row, column] = [rows[from.row + down], skuColumns[from.column + right]];
        return row && column ? [[row.key, column, typedAs(column, cell, decimals)] as const] : [];
      }),
    );
  return {
    /** How many cells were filled at once the last time. */
    filled,
    fillDown,
    handlers: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        last.current = placeOf(target) ?? last.current;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const place = placeOf(event.target);
        if (!place || event.nativeEvent.isComposing) return;
        const isFill = event.key === 'd' && (event.ctrlKey || event.metaKey);
        const to = moveOf(event, place);
        if (!to && !isFill) return;
        event.preventDefault();
        if (isFill) fillDown();
        else if (to) goTo(event.currentTarget, to);
      },
      onPaste(event: ClipboardEvent<HTMLElement>) {
        const place = placeOf(event.target);
        const text = event.clipboardData.getData('text/plain');
        if (!place || !/[\t\n\r]/.test(text.trimEnd())) return;
        event.preventDefault();
        fill(pasted(text, place));
      },
    },
  };
}
