import { jsonOf } from './wire';

export const DEFAULT_SYMBOL = '$';

/** The mall's currency symbol out of the home data's `shopPayCurrency`. */
export function currencySymbol(shopPayCurrency: string | null | undefined): string {
  const { symbol } = jsonOf<{ symbol?: unknown }>(shopPayCurrency, {});
  return typeof symbol === 'string' && symbol ? symbol : DEFAULT_SYMBOL;
}
