import type { BankTransfer } from '@vermilion/api-client/operator';

const columns = [
  'payoutNo',
  'holder',
  'accountNumber',
  'bankCode',
  'amount',
  'currency',
] as const satisfies (keyof BankTransfer)[];

/** A cell of RFC 4180. What a spreadsheet would take for a formula begins with an apostrophe. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Transfers as CSV, with a line of names, as banks import it. */
export const bankCsv = (transfers: readonly BankTransfer[]): string =>
  [columns, ...transfers.map((transfer) => columns.map((column) => transfer[column]))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
