import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from '../kernel/payment-provider';
import {
  isRefused,
  outcomeOf,
  type PaymentOfEvent,
  payObstacle,
  refundReason,
  statusAfter,
} from './rules';
import { isSigned, sign } from './test-provider/signature';

const event = (change: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: 'e',
  kind: 'paid',
  reference: 'r',
  orderNo: 'PT1',
  amountMinor: 100,
  currency: 'USD',
  ...change,
});
const payment = (change: Partial<PaymentOfEvent> = {}): PaymentOfEvent => ({
  status: 'pending',
  amountMinor: 100,
  currency: 'USD',
  orderNo: 'PT1',
  isOrderPaid: false,
  isOrderCancelled: false,
  ...change,
});

describe('what an event comes to', () => {
  it.each([
    ['paid', event(), payment()],
    ['paid', event(), payment({ status: 'failed' })],
    ['paid', event(), payment({ status: 'abandoned' })],
    ['failed', event({ kind: 'failed' }), payment()],
    ['abandoned', event({ kind: 'abandoned' }), payment()],
    ['late', event(), payment({ status: 'abandoned', isOrderCancelled: true })],
    ['duplicate', event(), payment({ isOrderPaid: true })],
    ['ignored', event(), payment({ status: 'paid', isOrderPaid: true })],
    ['ignored', event({ kind: 'failed' }), payment({ status: 'paid', isOrderPaid: true })],
    ['ignored', event({ kind: 'failed' }), payment({ status: 'abandoned' })],
    ['foreign', event({ amountMinor: 99 }), payment()],
    ['foreign', event({ currency: 'EUR' }), payment()],
    ['foreign', event({ orderNo: 'PT2' }), payment({ status: 'paid', isOrderPaid: true })],
    ['mismatch', event({ kind: 'failed', amountMinor: 99 }), payment()],
    ['processing', event({ kind: 'processing' }), payment()],
    ['processing', event({ kind: 'processing' }), payment({ status: 'failed' })],
    ['ignored', event({ kind: 'processing' }), payment({ status: 'processing' })],
    ['ignored', event({ kind: 'processing' }), payment({ status: 'paid', isOrderPaid: true })],
    ['ignored', event({ kind: 'processing' }), payment({ isOrderPaid: true })],
    ['ignored', event({ kind: 'processing' }), payment({ isOrderCancelled: true })],
    ['mismatch', event({ kind: 'processing', amountMinor: 99 }), payment()],
    ['paid', event(), payment({ status: 'processing' })],
    ['failed', event({ kind: 'failed' }), payment({ status: 'processing' })],
    ['pending', event(), undefined],
  ] as const)('%s', (outcome, event, known) => {
    expect(outcomeOf(event, known)).toBe(outcome);
  });

  it.each([
    ['paid', 'paid', undefined, false],
    ['late', 'paid', 'late', false],
    ['duplicate', 'paid', 'duplicate', false],
    ['foreign', 'failed', 'foreign', false],
    ['processing', 'processing', undefined, false],
    ['failed', 'failed', undefined, false],
    ['abandoned', 'abandoned', undefined, false],
    ['ignored', undefined, undefined, false],
    ['mismatch', undefined, undefined, true],
    ['pending', undefined, undefined, true],
  ] as const)(
    '%s leaves a pending payment %s, gives back: %s',
    (outcome, status, reason, refused) => {
      expect(statusAfter(outcome, { status: 'pending' })).toBe(status);
      expect(refundReason(outcome)).toBe(reason);
      expect(isRefused(outcome)).toBe(refused);
    },
  );

  it('leaves a payment that was made as it is when foreign money comes as well', () => {
    expect(statusAfter('foreign', { status: 'paid' })).toBeUndefined();
  });
});

describe('the signature', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const header = sign('secret', '{"a":1}', now);

  it('belongs to its body, its secret and its time', () => {
    expect(isSigned('secret', '{"a":1}', header, later(300))).toBe(true);
    expect(isSigned('secret', '{"a":1}', header, later(301))).toBe(false);
    expect(isSigned('secret', '{"a":1}', header, later(-301))).toBe(false);
    expect(isSigned('secret', '{"a":2}', header, now)).toBe(false);
    expect(isSigned('other', '{"a":1}', header, now)).toBe(false);
    const moved = header.replace(/^t=\d+/, `t=${Math.floor(later(60).getTime() / 1000)}`);
    expect(isSigned('secret', '{"a":1}', moved, later(60))).toBe(false);
  });

  it.each([undefined, '', 't=1', 'v1=00', ['t=1', 'v1=2'], `t=1,v1=${'0'.repeat(63)}`])(
    'refuses %j',
    (value) => expect(isSigned('secret', '{}', value, now)).toBe(false),
  );
});

describe('why no payment of an order can be started', () => {
  const order = { isPaid: false, isCancelled: false, isProcessing: false };
  it.each([
    [undefined, order],
    ['paid', { ...order, isPaid: true }],
    ['cancelled', { ...order, isCancelled: true }],
    ['processing', { ...order, isProcessing: true }],
  ])('is %s', (obstacle, state) => {
    expect(payObstacle(state)).toBe(obstacle);
  });
});
