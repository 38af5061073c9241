import { describe, expect, it } from 'vitest';
import { orderStates } from '../state-types';
import {
  needsConfirmation,
  type OrderAction,
  orderActionNames,
  orderActions,
} from './order-actions';

const expected: Record<(typeof orderStates)[number], OrderAction[]> = {
  unpaid: ['pay', 'view', 'cancel'],
  toShip: ['view', 'cancel', 'refund'],
  toReceive: ['confirmReceipt', 'logistics', 'view', 'refund'],
  toReview: ['review', 'buyAgain', 'view', 'logistics', 'refund'],
  completed: ['buyAgain', 'view', 'logistics', 'refund', 'delete'],
  cancelled: ['buyAgain', 'view', 'delete'],
};

describe('orderActions', () => {
  it.each(orderStates)('offers exactly its actions in state %s', (state) => {
    expect(orderActions({ state, isCancellable: true })).toEqual(expected[state]);
  });

  it.each(orderStates)('does not interfere with an open refund in state %s', (state) => {
    const refund = { stage: 'applied', href: '/refunds' } as const;
    const offered = orderActions({ state, refund, isCancellable: true });
    const ended = ['confirmReceipt', 'review', 'refund', 'cancel', 'delete'];
    expect(offered).toEqual(expected[state].filter((action) => !ended.includes(action)));
  });

  it('offers each action in some state, and viewing in every state', () => {
    const offered = new Set(orderStates.flatMap((state) => orderActions({ state })));
    expect([...offered].sort()).toEqual([...orderActionNames].sort());
    for (const state of orderStates) expect(orderActions({ state })).toContain('view');
  });

  it('offers payment, and cancelling when the shop has begun, for unpaid orders only', () => {
    for (const state of orderStates.filter((name) => name !== 'unpaid')) {
      expect(orderActions({ state })).not.toContain('pay');
      expect(orderActions({ state })).not.toContain('cancel');
    }
  });

  it('does not offer to pay again while a payment is being confirmed', () => {
    expect(orderActions({ state: 'unpaid', isPaymentProcessing: true })).toEqual([
      'view',
      'cancel',
    ]);
  });

  it('offers to delete a cancelled order once its money is returned', () => {
    const cancelled = (stage: 'refunding' | 'refunded') =>
      orderActions({ state: 'cancelled', refund: { stage } });
    expect(cancelled('refunding')).not.toContain('delete');
    expect(cancelled('refunded')).toContain('delete');
  });

  it('confirms irreversible actions', () => {
    const asked = orderActionNames.filter(needsConfirmation);
    expect(asked).toEqual(['confirmReceipt', 'cancel', 'delete']);
  });
});
