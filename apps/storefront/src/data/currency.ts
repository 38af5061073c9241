import { moneyFormat } from '@vermilion/mall-components/settings';
import { jsonOf } from './wire';

const DEFAULT_CODE = 'USD';

/** Frequent currencies with two decimals. For others Intl is asked, whose first formatter delays hydration. */
const frequent = /^(USD|EUR|GBP|CNY|THB)$/;

/** Wire amounts have two decimals. */
const isSupported = (currency: string) =>
  frequent.test(currency) || moneyFormat('en', { currency }).digits === 2;

/** The ISO 4217 code of the mall's currency. */
export function currencyCode(shopPayCurrency: string | null | undefined): string {
  const { currency } = jsonOf<{ currency?: unknown }>(shopPayCurrency, {});
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : DEFAULT_CODE;
}

/**
 * The currency of amounts, from the home data's `shopPayCurrency`. For a currency with another number of
 * decimals only the symbol is used.
 */
export function currencyOf(shopPayCurrency: string | null | undefined): {
  currency: string;
  currencySymbol: string | undefined;
} {
  const { symbol } = jsonOf<{ symbol?: unknown }>(shopPayCurrency, {});
  const currency = currencyCode(shopPayCurrency);
  return {
    currency: isSupported(currency) ? currency : DEFAULT_CODE,
    currencySymbol: typeof symbol === 'string' && symbol ? symbol : undefined,
  };
}
