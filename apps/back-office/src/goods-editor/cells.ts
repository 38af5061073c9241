import { formatMoneyInput } from '@vermilion/mall-components/settings';

/** The most decimals of a currency that is grouped by threes, so that `1,234` is a thousand there. */
const GROUP = 3;

/**
 * An amount as spreadsheets write it, in minor units: `€ 1.234,50`, `1,234.5`, `1 234.50`, `1’234`. Undefined for anything
 * else. A single separator before three digits groups them where the currency has fewer decimals.
 */
export function parsePastedAmount(text: string, digits: number): number | undefined {
  const plain = text
    .replaceAll(/[\s\p{Sc}'’\u200e\u200f]/gu, '')
    .replace(/^[A-Z]{3}|[A-Z]{3}$/, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const at = decimalAt(plain, digits);
  const [whole, fraction] = at < 0 ? [plain, ''] : [plain.slice(0, at), plain.slice(at + 1)];
  if (!isGrouped(whole) || fraction.length > digits || !/^\d*$/.test(fraction)) return undefined;
  const minor = Number(whole.replaceAll(/[.,]/g, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** Where the decimals begin; -1 for none. */
function decimalAt(plain: string, digits: number): number {
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return -1;
  const separator = plain[last] ?? '';
  const isOnly = plain.indexOf(separator) === last;
  const hasOther = /[.,]/.test(plain.slice(0, last).replaceAll(separator, ''));
  const after = plain.length - last - 1;
  // Separators of one kind that occur again group digits
  if (!isOnly) return -1;
  return !hasOther && after === GROUP && digits < GROUP ? -1 : last;
}

const isGrouped = (whole: string) => /^\d+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$/.test(whole);

/** Cells as a spreadsheet copies them: lines of cells divided by tabs, with quotes around those with breaks. */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (const [whole, quoted, plain = '', end] of text.replace(/(\r\n|\r|\n)$/, '').matchAll(cell)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
    if (whole === '') break;
  }
  return rows;
}

/** A pasted amount as it is typed; the text as it is, to be seen and mended, where it is none. */
export function typedAmount(text: string, digits: number): string {
  const minor = parsePastedAmount(text, digits);
  return minor === undefined ? text.trim() : formatMoneyInput(minor, digits);
}

/** A pasted number of units or grams as it is typed. */
export const typedUnits = (text: string): string => {
  const units = parsePastedAmount(text.replace(/[.,]0+$/, ''), 0);
  return units === undefined ? text.trim() : String(units);
};
