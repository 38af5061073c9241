import { moneyFormat } from '@vermilion/mall-components/settings';
import { jsonOf } from './wire';

const DEFAULT_CODE = 'USD';

/** The ISO 4217 code of the mall's currency. */
export function currencyCode(shopPayCurrency: string | null | undefined): string {
  const { currency } = jsonOf<{ currency?: unknown }>(shopPayCurrency, {});
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : DEFAULT_CODE;
}

/**
 * What amounts are written in, out of the home data's `shopPayCurrency`. Amounts of the wire have two decimals:
 * with a currency that has others only the symbol is the mall's.
 */
export function currencyOf(shopPayCurrency: string | null | undefined): {
  currency: string;
  currencySymbol: string | undefined;
} {
  const { symbol } = jsonOf<{ symbol?: unknown }>(shopPayCurrency, {});
  const currency = currencyCode(shopPayCurrency);
  return {
    currency: moneyFormat('en', { currency }).digits === 2 ? currency : DEFAULT_CODE,
    currencySymbol: typeof symbol === 'string' && symbol ? symbol : undefined,
  };
}
