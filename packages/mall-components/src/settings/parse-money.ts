import { MINOR_UNITS } from './format-money';

const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/** Reads an amount as a shopper types it, into minor units; undefined when it is no amount. */
export function parseMoney(text: string): number | undefined {
  const match = AMOUNT.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1]) * MINOR_UNITS + Number((match[2] ?? '').padEnd(2, '0'));
}

/** An amount as it stands in an input: `12.50`, `12`. */
export function formatMoneyInput(minor: number | undefined) {
  if (minor === undefined) return '';
  const whole = Math.trunc(minor / MINOR_UNITS);
  const rest = minor % MINOR_UNITS;
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}
