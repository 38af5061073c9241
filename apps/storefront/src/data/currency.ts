import { jsonOf } from './wire';

export const DEFAULT_SYMBOL = '$';

/** The mall's currency symbol out of the home data's `shopPayCurrency`. */
export function currencySymbol(shopPayCurrency: string | null | undefined): string {
  const { symbol } = jsonOf<{ symbol?: unknown }>(shopPayCurrency, {});
  return typeof symbol === 'string' && symbol ? symbol : DEFAULT_SYMBOL;
}

const DEFAULT_CODE = 'USD';

/** The ISO 4217 code of the mall's currency. */
export function currencyCode(shopPayCurrency: string | null | undefined): string {
  const { currency } = jsonOf<{ currency?: unknown }>(shopPayCurrency, {});
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : DEFAULT_CODE;
}
