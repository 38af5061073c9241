import type { Settings } from '../config/settings';
import type { MallCurrency } from '../money/currency';
import { decimalsAtPaypal, decimalsAtStripe, unpayable } from './provider-decimals';

/** Why a provider of the settings cannot charge all amounts of the mall's currency; undefined when all can. */
export function unpayableReason(
  { stripe, paypal }: Pick<Settings, 'stripe' | 'paypal'>,
  mall: MallCurrency,
): string | undefined {
  const code = mall.currency.currency;
  return (
    (stripe && unpayable(mall, 'Stripe', decimalsAtStripe(code))) ??
    (paypal && unpayable(mall, 'PayPal', decimalsAtPaypal(code)))
  );
}
