import { randomBytes } from 'node:crypto';
import type { Settings } from '../../config';
import { ForgedEvent, type PaymentEvent, type PaymentProvider } from '../provider';
import { isSigned, SIGNATURE_HEADER } from './signature';

export const TEST_PROVIDER = 'test';

/** The embedded provider: a page that pays, fails or abandons, and says so by a signed webhook. */
export function testProvider(
  settings: Pick<Settings, 'publicUrl' | 'paymentSecret'>,
  now: () => Date,
): PaymentProvider {
  return {
    name: TEST_PROVIDER,
    start() {
      const reference = `tp_${randomBytes(16).toString('hex')}`;
      return {
        reference,
        redirect: `${settings.publicUrl}/test-pay/${reference}`,
        clientSecret: null,
      };
    },
    verify(rawBody, headers) {
      if (!isSigned(settings.paymentSecret, rawBody, headers[SIGNATURE_HEADER], now())) {
        throw new ForgedEvent('The signature is missing, wrong or too old.');
      }
      return readEvent(rawBody);
    },
  };
}

/** Checked field by field: a signature proves the sender, not the shape. */
function readEvent(rawBody: string): PaymentEvent {
  const event = parse(rawBody);
  const { id, kind, reference, orderNo, amountMinor, currency } = event;
  const texts = [id, reference, orderNo, currency].every((field) => typeof field === 'string');
  const isKnown = kind === 'paid' || kind === 'failed' || kind === 'abandoned';
  if (!texts || !isKnown || !Number.isSafeInteger(amountMinor)) {
    throw new ForgedEvent('The event has not the expected fields.');
  }
  return {
    ...{ id: String(id), kind, reference: String(reference), orderNo: String(orderNo) },
    ...{ amountMinor: Number(amountMinor), currency: String(currency) },
  };
}

function parse(rawBody: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(rawBody);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
