import { type Stringifier, stringify } from 'csv-stringify';
import { toCell } from './formulas';

/**
 * Writes records as CSV: UTF-8 with a byte order mark for spreadsheets, every cell quoted, none of them a
 * formula. The only way out for CSV: `csv-stringify` is imported nowhere else.
 */
export const csvWriter = (columns: readonly string[]): Stringifier =>
  stringify({
    header: true,
    columns: [...columns],
    quoted: true,
    bom: true,
    cast: { string: toCell },
  });
