/**
 * Spreadsheets run a cell that begins so, and an import takes one apostrophe away again; a number may begin with a minus.
 */
const FORMULA = /^(?!-?\d+(\.\d+)?$)'*[=+\-@\t\r\n＝＋－＠]/;

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /["\n\r,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV of RFC 4180. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** As `csvLines`, with the mark by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${csvLines(rows)}`;

/** Offers a file to the browser's downloads. */
export function download(name: string, text: string, type = 'text/csv') {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
