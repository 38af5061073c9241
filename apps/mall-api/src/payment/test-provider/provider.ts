import { randomBytes } from 'node:crypto';
import type { Deps } from '../../kernel/context';
import {
  ForgedEvent,
  type PaymentEvent,
  type PaymentProvider,
  RefundRefused,
  type WebhookEvent,
} from '../../kernel/payment-provider';
import { findBooked, writeEntry } from './book';
import type { TestGuise } from './guises';
import { listPaid } from './list';
import { isSigned, SIGNATURE_HEADER } from './signature';
import * as store from './store';

/** The built-in provider: a page that pays, fails or abandons, and reports it by a signed webhook. */
export const testProvider = (
  { settings, db, now }: Pick<Deps, 'settings' | 'db' | 'now'>,
  name: TestGuise,
): PaymentProvider => ({
  name,
  async start(order) {
    const reference = await store.open(
      db,
      { reference: `tp_${randomBytes(16).toString('hex')}`, provider: name },
      order,
      now(),
    );
    const redirect = `${settings.publicUrl}/test-pay/${reference}`;
    return { reference, redirect, clientSecret: null };
  },
  cancel: (reference) => store.cancel(db, reference),
  async refund(request) {
    const { reference, key, amountMinor } = request;
    const booked = await findBooked(settings.testPayFile, reference);
    if (booked && settings.testPayFile !== undefined && !(key in booked.refunds))
      await writeEntry(settings.testPayFile, { kind: 'refund', reference, key, amountMinor });
    const isStored = await store.refund(db, request);
    if (!isStored && !booked) throw new RefundRefused('There is no such payment.');
    return 'done';
  },
  async lookUp(reference) {
    const booked = await findBooked(settings.testPayFile, reference);
    if (booked) return { id: booked.eventId, kind: 'paid', ...factsOf(booked) };
    const payment = await store.find(db, reference);
    if (!payment || payment.state === 'cancelled') return 'gone';
    const { state, eventId } = payment;
    if (state === 'open' || !eventId) return 'pending';
    return { id: eventId, kind: state, ...factsOf(payment) };
  },
  async lookUpMoves(reference) {
    const booked = await findBooked(settings.testPayFile, reference);
    const payment = await store.find(db, reference);
    const currency = booked?.currency ?? payment?.currency ?? '';
    const own = Object.entries({ ...payment?.refunds, ...booked?.refunds }).map(
      ([key, amountMinor]) => ({
        subject: `tr_${key}`,
        kind: 'refunded' as const,
        amountMinor,
        currency,
        reason: null,
        key,
      }),
    );
    return [...own, ...(payment?.moves ?? [])];
  },
  list: (query) => listPaid(db, { file: settings.testPayFile, provider: name }, query),
  verify(rawBody, headers) {
    if (!isSigned(settings.paymentSecret, rawBody, headers[SIGNATURE_HEADER], now())) {
      throw new ForgedEvent('The signature is missing, wrong or too old.');
    }
    return readEvent(rawBody);
  },
});

const factsOf = ({
  reference,
  orderNo,
  amountMinor,
  currency,
}: Pick<PaymentEvent, 'reference' | 'orderNo' | 'amountMinor' | 'currency'>) => ({
  reference,
  orderNo,
  amountMinor,
  currency,
});

/** Validated field by field: a signature proves the sender, not the structure. */
function readEvent(rawBody: string): WebhookEvent {
  const event = parse(rawBody);
  const { id, kind, reference, orderNo, amountMinor, currency } = event;
  if (typeof id !== 'string' || typeof kind !== 'string')
    throw new ForgedEvent('The body is not an event.');
  if (kind === 'moved' && typeof reference === 'string') return { id, kind, reference };
  if (!isKind(kind)) return { id, kind: 'other' };
  const texts = [reference, orderNo, currency].every((field) => typeof field === 'string');
  if (!texts || !Number.isSafeInteger(amountMinor)) {
    throw new ForgedEvent('The event lacks expected fields.');
  }
  return {
    id,
    kind,
    reference: String(reference),
    orderNo: String(orderNo),
    amountMinor: Number(amountMinor),
    currency: String(currency),
  };
}

const isKind = (kind: string): kind is PaymentEvent['kind'] =>
  ['processing', 'paid', 'failed', 'abandoned'].includes(kind);

function parse(rawBody: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(rawBody);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
