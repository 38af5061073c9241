/** Decimals of most currencies. */
const USUAL_DIGITS = 2;

const AMOUNT = /^(\d{1,9})(?:[.,](\d+))?$/;

/**
 * Parses an amount as typed by a shopper into minor units; undefined when it is invalid. `digits` are the
 * decimals of the currency.
 */
export function parseMoney(text: string, digits = USUAL_DIGITS): number | undefined {
  const [, whole, fraction = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined || fraction.length > digits) return undefined;
  return Number(whole + fraction.padEnd(digits, '0'));
}

/** An amount formatted for an input: `12.50`, `12`. */
export function formatMoneyInput(minor: number | undefined, digits = USUAL_DIGITS) {
  if (minor === undefined) return '';
  const unit = 10 ** digits;
  const rest = minor % unit;
  const whole = String(Math.trunc(minor / unit));
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(digits, '0')}`;
}
