import type { BankTransfer } from '@vermilion/api-client/operator';
import { csvLines } from '../shared/csv';

const columns = [
  'payoutNo',
  'holder',
  'accountNumber',
  'bankCode',
  'amount',
  'currency',
] as const satisfies (keyof BankTransfer)[];

/** Transfers as CSV, with a line of names, as banks import it: without the mark of spreadsheets. */
export const bankCsv = (transfers: readonly BankTransfer[]): string =>
  csvLines([columns, ...transfers.map((transfer) => columns.map((column) => transfer[column]))]);
