import { createApp } from '../app';
import type { PaymentProvider } from '../kernel/payment-provider';
import type { TestApp } from './app';

/**
 * The same mall on the same database with a single payment provider, which is a stub. By default it starts no
 * payments, and cancels and refunds immediately.
 */
export async function withProvider(mall: TestApp, parts: Partial<PaymentProvider>) {
  const provider: PaymentProvider = {
    name: 'test',
    start: () => Promise.reject(new Error('down')),
    cancel: () => Promise.resolve(),
    refund: () => Promise.resolve('done'),
    lookUp: () => Promise.resolve('pending'),
    verify: () => ({ id: 'x', kind: 'other' }),
    ...parts,
  };
  const settings = { ...mall.deps.settings, testPay: false };
  const deps = { ...mall.deps, settings, providers: [provider] };
  return createApp({ deps, logStream: { write: () => {} } });
}
