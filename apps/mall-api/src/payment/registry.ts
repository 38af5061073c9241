import type { PayMethods } from '@vermilion/api-client';
import type { Deps } from '../kernel/context';
import type { PaymentProvider } from '../kernel/payment-provider';
import { paypalProvider } from './paypal/provider';
import { stripeProvider } from './stripe/provider';
import { TEST_GUISES, TEST_PROVIDER } from './test-provider/guises';
import { testProvider } from './test-provider/provider';

type Needs = Pick<Deps, 'settings' | 'now' | 'db' | 'policy' | 'providers'>;

/** The open providers by name; no other can be used or is offered. A restored copy has none. */
function openProviders(deps: Needs): Map<string, PaymentProvider> {
  if (deps.settings.isRestored) return new Map();
  const open = [...(deps.providers ?? [])];
  const { stripe, paypal, testPay } = deps.settings;
  if (stripe) open.push(stripeProvider(stripe, deps.policy, deps.now));
  if (paypal) open.push(paypalProvider(paypal, deps.policy));
  if (testPay) open.unshift(...TEST_GUISES.map((name) => testProvider(deps, name)));
  // A real provider replaces the simulated one of the same name
  return new Map(open.map((provider) => [provider.name, provider]));
}

/** All open providers. */
export const providersOf = (deps: Needs): PaymentProvider[] => [...openProviders(deps).values()];

/** The provider of this name, which is also the wire's payType; undefined when it is not open. */
export const providerOf = (deps: Needs, name: string): PaymentProvider | undefined =>
  openProviders(deps).get(name);

/** The payment methods that the storefront can offer. */
export function payMethodsOf(deps: Needs): PayMethods {
  const open = openProviders(deps);
  return {
    paypalStatus: open.has('paypal'),
    stripeStatus: open.has('stripe'),
    wechatPaySwitch: open.has('wechat'),
    codSwitch: deps.policy.cashOnDelivery.offered && !deps.settings.isRestored,
    upiSwitch: open.has('upi'),
    testStatus: open.has(TEST_PROVIDER),
    ...(deps.settings.stripe && {
      stripePublishableKey: deps.settings.stripe.publishableKey,
    }),
  };
}
