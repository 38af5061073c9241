import { decimalsOf, type MallCurrency } from './currency';

/** A text that is not an amount of money. */
export class MoneyFormatError extends Error {
  override readonly name = 'MoneyFormatError';
  constructor(
    readonly text: string,
    decimals: number,
  ) {
    super(
      `"${text}" is not an amount: expected digits with at most ${decimals} decimals, such as "${toDecimal(1250, decimals)}".`,
    );
  }
}

const AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,4}))?$/;

/** Minor units as decimal text: `toDecimal(1250, 3)` is `"1.250"`, `toDecimal(1250, 0)` is `"1250"`. */
export function toDecimal(minor: number, decimals: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not a whole amount.`);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = decimals && `.${digits.slice(point)}`;
  return `${minor < 0 ? '-' : ''}${digits.slice(0, point)}${fraction || ''}`;
}

/**
 * Decimal text in minor units. Zeros below the minor unit are accepted; throws {@link MoneyFormatError} on anything
 * else.
 */
export function fromDecimal(text: string, decimals: number): number {
  const [, sign, whole, fraction = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(decimals)))
    throw new MoneyFormatError(text, decimals);
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (!Number.isSafeInteger(minor)) throw new MoneyFormatError(text, decimals);
  return sign && minor !== 0 ? -minor : minor;
}

/** The wire's amounts have two places in every currency, and more where the currency has. */
const PLACES = 2;

/**
 * Minor units as the wire's decimal text: 1250 is `"12.50"` in USD, `"1250.00"` in JPY, `"1.250"` in KWD.
 */
export function toWire(mall: MallCurrency, minor: number): string {
  const decimals = decimalsOf(mall);
  if (decimals >= PLACES) return toDecimal(minor, decimals);
  const text = toDecimal(minor, decimals);
  return decimals ? text.padEnd(text.length + PLACES - decimals, '0') : `${text}.00`;
}

/** As {@link toWire}, for an amount that may be absent. */
export const toWireOrNull = (mall: MallCurrency, minor: number | null): string | null =>
  minor === null ? null : toWire(mall, minor);

/** The wire's decimal text in minor units. Throws {@link MoneyFormatError} on anything else. */
export const fromWire = (mall: MallCurrency, text: string): number =>
  fromDecimal(text, decimalsOf(mall));
