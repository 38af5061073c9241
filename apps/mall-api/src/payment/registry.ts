import type { PayMethods } from '@vermilion/api-client';
import type { Deps } from '../http/handler';
import type { PaymentProvider } from './provider';
import { TEST_PROVIDER, testProvider } from './test-provider/provider';

type Needs = Pick<Deps, 'settings' | 'now'>;

/** Open payment methods: each payType of the wire with the provider behind it. */
function openProviders({ settings, now }: Needs): Map<string, PaymentProvider> {
  const providers = new Map<string, PaymentProvider>();
  if (settings.testPay) providers.set(TEST_PROVIDER, testProvider(settings, now));
  return providers;
}

/** The provider behind a payType, or undefined when this method is closed. */
export const providerOf = (deps: Needs, payType: string): PaymentProvider | undefined =>
  openProviders(deps).get(payType);

/** The provider of a webhook's address. */
export const providerNamed = (deps: Needs, name: string): PaymentProvider | undefined =>
  [...openProviders(deps).values()].find((provider) => provider.name === name);

/** What the storefront may offer. */
export function payMethodsOf(deps: Needs): PayMethods {
  const open = openProviders(deps);
  return {
    paypalStatus: open.has('paypal'),
    stripeStatus: open.has('stripe'),
    wechatPaySwitch: open.has('wechat'),
    codSwitch: open.has('cod'),
    upiSwitch: open.has('upi'),
    testStatus: open.has(TEST_PROVIDER),
  };
}
