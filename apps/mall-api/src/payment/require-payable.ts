import type { Settings } from '../config/settings';
import { StartupError } from '../config/startup-error';
import type { MallCurrency } from '../money/currency';
import { decimalsAtPaypal, decimalsAtStripe, unpayable } from './provider-decimals';

/** Throws a StartupError when a provider of the settings cannot charge all amounts of the mall's currency. */
export function requirePayable(
  { stripe, paypal }: Pick<Settings, 'stripe' | 'paypal'>,
  mall: MallCurrency,
): void {
  const code = mall.currency.currency;
  const reason =
    (stripe && unpayable(mall, 'Stripe', decimalsAtStripe(code))) ??
    (paypal && unpayable(mall, 'PayPal', decimalsAtPaypal(code)));
  if (reason) throw new StartupError(reason);
}
