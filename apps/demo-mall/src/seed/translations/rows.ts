import { LANGUAGES, type Row } from './languages';

/** Rows of a table of texts: a line each, and a column per language. */
export const rows = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split(' | ').map((cell) => cell.trim());
      if (cells.length !== LANGUAGES.length || cells.includes('')) {
        throw new Error(`${LANGUAGES.length} texts are wanted: ${line}`);
      }
      return cells;
    });
