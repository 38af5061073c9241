import type { Deps } from '../kernel/context';
import { namedError } from '../kernel/errors';
import {
  MisconfiguredProvider,
  type PaymentProvider,
  type StartedPayment,
} from '../kernel/payment-provider';
import { callProvider } from './call-provider';
import { type RecordedPayment, recordPayment } from './record-payment';
import { providerOf } from './registry';
import { resultPage } from './result-page';
import type { OrderToPay, OrderToStart } from './store';

/** The order's payment at its provider: the one in progress, or a new one. */
export async function startOrResume(deps: Deps, order: OrderToStart): Promise<RecordedPayment> {
  const provider = providerOf(deps, order.payType);
  if (!provider)
    throw namedError(
      'payment-method-closed',
      500,
      'This payment method is not available at the moment.',
    );
  if (order.pending) return order.pending;
  const started = await begin(deps, provider, order, `${order.orderNo}-${order.payments}`);
  const recorded = await recordPayment(deps, order, provider.name, started);
  if (recorded === 'over') await end(deps, provider, started);
  return recorded;
}

/** Outside of any transaction, since a provider may be slow. A failed start leaves nothing behind. */
async function begin(deps: Deps, provider: PaymentProvider, order: OrderToPay, key: string) {
  const { orderNo, amountMinor, currency } = order;
  const payable = { key, orderNo, amountMinor, currency, returnTo: resultPage(deps) };
  try {
    return await callProvider(deps, (signal) => provider.start(payable, signal));
  } catch (error) {
    deps.log.error({ err: error, provider: provider.name, orderNo }, 'payment not started');
    if (error instanceof MisconfiguredProvider)
      throw namedError(
        'payment-misconfigured',
        500,
        'This way to pay is not set up correctly. Your order is kept. If you run this mall, check your config file.',
      );
    throw namedError(
      'payment-unavailable',
      500,
      'The payment cannot be started at the moment. Your order is kept: please try again in a few minutes.',
    );
  }
}

/** The shopper has never seen this payment, so this may fail. */
async function end(deps: Deps, provider: PaymentProvider, { reference }: StartedPayment) {
  try {
    await callProvider(deps, (signal) => provider.cancel(reference, signal));
  } catch (error) {
    deps.log.warn({ err: error, provider: provider.name }, 'payment not cancelled');
  }
}
