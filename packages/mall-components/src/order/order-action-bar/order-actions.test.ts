import { describe, expect, it } from 'vitest';
import { orderStates } from '../types';
import {
  needsConfirmation,
  orderActionNames,
  orderActions,
  type OrderAction,
} from './order-actions';

const expected: Record<(typeof orderStates)[number], OrderAction[]> = {
  unpaid: ['pay', 'view', 'cancel'],
  toShip: ['view', 'refund'],
  toReceive: ['confirmReceipt', 'view'],
  toReview: ['review', 'buyAgain', 'view', 'refund'],
  completed: ['buyAgain', 'view', 'refund', 'delete'],
  cancelled: ['buyAgain', 'view'],
};

describe('orderActions', () => {
  it.each(orderStates)('offers exactly its actions in state %s', (state) => {
    expect(orderActions({ state })).toEqual(expected[state]);
  });

  it.each(orderStates)('does not interfere with an open refund in state %s', (state) => {
    const offered = orderActions({ state, refund: { stage: 'applied', href: '/refunds' } });
    expect(offered).toEqual(
      expected[state].filter(
        (action) => !['confirmReceipt', 'review', 'refund', 'delete'].includes(action),
      ),
    );
  });

  it('offers each action in some state, and viewing in every state', () => {
    const offered = new Set(orderStates.flatMap((state) => orderActions({ state })));
    expect([...offered].sort()).toEqual([...orderActionNames].sort());
    for (const state of orderStates) expect(orderActions({ state })).toContain('view');
  });

  it('offers payment and cancelling for unpaid orders only', () => {
    for (const state of orderStates.filter((name) => name !== 'unpaid')) {
      expect(orderActions({ state })).not.toContain('pay');
      expect(orderActions({ state })).not.toContain('cancel');
    }
  });

  it('confirms irreversible actions', () => {
    const asked = orderActionNames.filter(needsConfirmation);
    expect(asked).toEqual(['confirmReceipt', 'cancel', 'delete']);
  });
});
