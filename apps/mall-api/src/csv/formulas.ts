/** Characters that start a formula in a spreadsheet, after any number of our own apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A text as a cell. A spreadsheet would execute a text that looks like a formula, so it gets an apostrophe,
 * which `fromCell` removes: every text survives the round trip.
 */
export const toCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const fromCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
