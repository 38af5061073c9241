import { beforeEach, describe, expect, it } from 'vitest';
import { savePendingAction, takePendingAction } from './pending-action';

let stored: string | null;
const store = {
  getItem: () => stored,
  setItem: (_key: string, value: string) => void (stored = value),
  removeItem: () => void (stored = null),
  clear: () => void (stored = null),
};

beforeEach(() => {
  stored = null;
});

describe('the action that asked for sign-in', () => {
  const action = { type: 'buyNow', productId: 1, skuId: 2, quantity: 3 } as const;

  it('is carried out once', () => {
    savePendingAction(action, undefined, store);
    expect(takePendingAction(undefined, store)).toEqual(action);
    expect(takePendingAction(undefined, store)).toBeUndefined();
  });

  it('is forgotten after a quarter of an hour', () => {
    savePendingAction(action, 0, store);
    expect(takePendingAction(900_001, store)).toBeUndefined();
    savePendingAction(action, 0, store);
    expect(takePendingAction(900_000, store)).toBeUndefined();
    savePendingAction(action, 0, store);
    expect(takePendingAction(899_999, store)).toEqual(action);
  });

  it('may be an order of several goods', () => {
    const checkout = { type: 'checkout', skuIds: [1, 2] } as const;
    savePendingAction({ ...checkout, skuIds: [1, 2] }, undefined, store);
    expect(takePendingAction(undefined, store)).toEqual(checkout);
  });

  it.each(['goods', 'shop'] as const)('may be something to collect: %s', (kind) => {
    savePendingAction({ type: 'collectOne', kind, id: 7 }, undefined, store);
    expect(takePendingAction(undefined, store)).toEqual({ type: 'collectOne', kind, id: 7 });
  });

  it.each([
    { type: 'collectOne', kind: 'mall', id: 7 },
    { type: 'collectOne', kind: 'shop', id: '7' },
    { ...action, type: 'sell' },
    { ...action, quantity: 0 },
    { ...action, skuId: 1.5 },
    { ...action, productId: '1' },
    { type: 'checkout', skuIds: [1, -1] },
    { type: 'checkout', skuIds: { length: 1 } },
    { type: 'checkout', productId: 1, skuId: 2, quantity: 3 },
    { productId: 1, skuId: 2, quantity: 3 },
    'buyNow',
    7,
  ])('is nothing when somebody has changed it: %j', (changed) => {
    stored = JSON.stringify({ value: changed, until: 9e15 });
    expect(takePendingAction(undefined, store)).toBeUndefined();
  });

  it.each(['{', 'null', '{"until":9e15}', '{"until":9e15,"value":{"type":"buyNow"}}'])(
    'is nothing when it cannot be read: %s',
    (text) => {
      stored = text;
      expect(takePendingAction(undefined, store)).toBeUndefined();
    },
  );
});
