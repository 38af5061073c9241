import { fromDecimal, MoneyFormatError, toDecimal } from '../money/wire';

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

/** Undefined for another text. */
export function yesOrNo(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  return YES.includes(word) || (NO.includes(word) ? false : undefined);
}

export const isAmount = (cell: string, decimals: number): boolean => {
  try {
    return /^\d{1,9}(\.\d+)?$/.test(cell) && fromDecimal(cell, decimals) >= 0;
  } catch (error) {
    if (error instanceof MoneyFormatError) return false;
    throw error;
  }
};

export const amountRule = (decimals: number): string =>
  `must be an amount such as ${toDecimal(1250, decimals)}`;

/** A whole number from 0; undefined for another text. */
export const unitsOf = (cell: string): number | undefined =>
  /^\d{1,9}$/.test(cell.trim()) ? Number(cell) : undefined;
