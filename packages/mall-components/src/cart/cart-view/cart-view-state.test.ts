import { describe, expect, it } from 'vitest';
import { type CartViewEvent, type CartViewState, cartViewStep } from './cart-view-state';

const run = (...events: CartViewEvent[]) =>
  events.reduce<CartViewState>(cartViewStep, { isStopped: false });

describe('cartViewStep', () => {
  it('chooses nothing when the management mode begins, and forgets the choice when it ends', () => {
    const toggle = { type: 'MANAGE.TOGGLE' } as const;
    expect(run(toggle).managed).toEqual(new Set());
    const chosen = run(toggle, { type: 'MANAGE.SELECT', selection: new Set([1]) });
    expect(chosen.managed).toEqual(new Set([1]));
    expect(cartViewStep(chosen, toggle).managed).toBeUndefined();
  });

  it('has one dialog at most', () => {
    const ask = { type: 'DIALOG.OPEN', dialog: { type: 'delete', ids: [1, 2] } } as const;
    expect(run(ask).dialog).toEqual(ask.dialog);
    expect(run(ask, { type: 'DIALOG.CLOSE' }).dialog).toBeUndefined();
  });

  it('is stopped until the next checkout succeeds', () => {
    expect(run({ type: 'CHECKOUT.STOP' }).isStopped).toBe(true);
    expect(run({ type: 'CHECKOUT.STOP' }, { type: 'CHECKOUT.GO' }).isStopped).toBe(false);
  });

  it('announces the last change', () => {
    expect(run({ type: 'ROWS.CHANGE', announcement: 'Removed' }).announcement).toBe('Removed');
  });
});
