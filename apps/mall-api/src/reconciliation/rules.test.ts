import { expect, it } from 'vitest';
import { type Known, type Problem, problemOf } from './rules';

const listed = {
  reference: 'pi_1',
  orderNo: 'PT1',
  amountMinor: 2500,
  currency: 'USD',
  refundedMinor: 0,
};
const order = { isPaid: false, isCancelled: false, amountMinor: 2500, currency: 'USD' };
const paid = { status: 'paid', amountMinor: 2500, currency: 'USD' };
const nothing: Known = {
  order: null,
  payment: null,
  unmatched: null,
  backMinor: 0,
  pendingMinor: 0,
};
const known = { ...nothing, order: { ...order, isPaid: true }, payment: paid };

it.each<[string, Partial<Known>, Partial<typeof listed>, Problem | undefined]>([
  ['both sides agree', known, {}, undefined],
  ['the order is lost', nothing, {}, 'noOrder'],
  ['the order is lost, and its money went back', nothing, { refundedMinor: 2500 }, undefined],
  ['the order is lost, and some money went back', nothing, { refundedMinor: 500 }, 'noOrder'],
  ['the order waits for it', { order }, {}, 'unpaidOrder'],
  ['the order waits for more', { order }, { amountMinor: 2400 }, 'otherAmount'],
  ['the order waits, and some went back', { order }, { refundedMinor: 1 }, 'otherAmount'],
  ['the order was cancelled', { order: { ...order, isCancelled: true } }, {}, 'cancelledOrder'],
  ['the order has another payment', { order: { ...order, isPaid: true } }, {}, 'paidTwice'],
  ['it is recorded with another amount', known, { amountMinor: 2501 }, 'otherAmount'],
  ['it is recorded in another currency', known, { currency: 'EUR' }, 'otherAmount'],
  ['the provider gave some back', known, { refundedMinor: 100 }, 'refundUnknown'],
  ['both know of a refund', { ...known, backMinor: 100 }, { refundedMinor: 100 }, undefined],
  ['a refund is on its way', { ...known, pendingMinor: 100 }, { refundedMinor: 100 }, undefined],
  ['a refund has just begun', { ...known, pendingMinor: 100 }, {}, undefined],
  ['only the mall knows of a refund', { ...known, backMinor: 100 }, {}, 'refundMissing'],
  ['it waits to go back', { unmatched: { id: 1, status: 'wanted' } }, {}, 'refundOpen'],
  ['it should have gone back', { unmatched: { id: 1, status: 'done' } }, {}, 'refundMissing'],
  ['it went back', { unmatched: { id: 1, status: 'done' } }, { refundedMinor: 2500 }, undefined],
])('a payment: %s', (_what, facts, payment, problem) => {
  expect(problemOf({ ...listed, ...payment }, { ...nothing, ...facts })).toBe(problem);
});
