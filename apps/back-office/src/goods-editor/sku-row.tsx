import { memo } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './editor.css';
import { controlId } from './editor-context';
import { type SkuColumn, skuColumns } from './goods-values';
import { placeAttribute } from './grid-moves';
import type { MatrixRow } from './matrix';
import { columnNames, messages } from './messages';
import type { CellChange } from './use-matrix';

/** The columns with numbers, and the keyboard that they need. */
const numbers: Partial<Record<SkuColumn, 'decimal' | 'numeric'>> = {
  price: 'decimal',
  originalPrice: 'decimal',
  stock: 'numeric',
  weight: 'numeric',
};
const lengths: Partial<Record<SkuColumn, number>> = { code: 100, barCode: 40 };

export interface SkuRowProps {
  row: MatrixRow;
  /** Its place among the rows that are shown. */
  at: number;
  name: string;
  /** The columns with a problem, joined by spaces. */
  invalid: string;
  isReadOnly: boolean;
  onChange: (changes: readonly CellChange[]) => void;
}

function Row({ row, at, name, invalid, isReadOnly, onChange }: SkuRowProps) {
  const intl = useIntl();
  const wrong = invalid.split(' ');
  return (
    <tr>
      <th scope="row" className={styles.sku}>
        {name}
      </th>
      {skuColumns.map((column, no) => (
        <td key={column}>
          <input
            id={controlId(`skus.${row.key}.${column}`)}
            data-at={placeAttribute({ row: at, column: no })}
            data-number={column in numbers}
            aria-label={intl.formatMessage(messages.cell, {
              column: intl.formatMessage(columnNames[column]),
              sku: name,
            })}
            aria-invalid={wrong.includes(column) || undefined}
            aria-describedby={wrong.includes(column) ? controlId('skuProblems') : undefined}
            autoComplete="off"
            inputMode={numbers[column] ?? 'text'}
            maxLength={lengths[column] ?? 20}
            readOnly={isReadOnly}
            value={row.cells[column]}
            onChange={({ target }) => onChange([[row.key, column, target.value]])}
            className={styles.cell}
          />
        </td>
      ))}
    </tr>
  );
}

/** The cells of a sku. With hundreds of rows only the one that is typed in is drawn again. */
export const SkuRow = memo(Row, (before, after) => {
  const { row: old, ...rest } = before;
  const { row, ...now } = after;
  return (
    old.key === row.key &&
    skuColumns.every((column) => old.cells[column] === row.cells[column]) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === now[name])
  );
});
