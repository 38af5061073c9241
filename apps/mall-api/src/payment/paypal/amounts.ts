import { decimalsOf, type MallCurrency } from '../../money/currency';
import { rescale } from '../../money/rescale';
import { fromDecimal, toDecimal } from '../../money/wire';
import { decimalsAtPaypal } from '../provider-decimals';

/** Minor units as an amount of PayPal's API: `"12.50"` in USD, `"1250"` in JPY. */
export function toPaypal(mall: MallCurrency, minor: number, currency: string) {
  const { unit } = decimalsAtPaypal(currency);
  const value = toDecimal(rescale(minor, decimalsOf(mall), unit), unit);
  return { currency_code: currency, value };
}

/** PayPal's decimal text in the mall's minor units, rounded down. */
export const fromPaypal = (mall: MallCurrency, value: string): number =>
  rescale(fromDecimal(value, FINEST), FINEST, decimalsOf(mall));

/** More decimals than any currency has. */
const FINEST = 4;
