import { beforeEach, describe, expect, it } from 'vitest';
import { keepAction, takeAction } from './pending-action';

let kept: string | null;
const store = {
  getItem: () => kept,
  setItem: (_key: string, value: string) => void (kept = value),
  removeItem: () => void (kept = null),
};

beforeEach(() => {
  kept = null;
});

describe('the action that asked for sign-in', () => {
  const action = { type: 'buyNow', productId: 1, skuId: 2, quantity: 3 } as const;

  it('is carried out once', () => {
    keepAction(store, action);
    expect(takeAction(store)).toEqual(action);
    expect(takeAction(store)).toBeUndefined();
  });

  it('is forgotten after a quarter of an hour', () => {
    keepAction(store, action, 0);
    expect(takeAction(store, 900_001)).toBeUndefined();
  });

  it.each(['{', 'null', '{"until":9e15}', '{"until":9e15,"action":{"type":"buyNow"}}'])(
    'is nothing when it cannot be read: %s',
    (text) => {
      kept = text;
      expect(takeAction(store)).toBeUndefined();
    },
  );
});
