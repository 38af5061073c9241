import { describe, expect, it } from 'vitest';
import { type CardEvent, type IntentStatus, nextCardPayment } from './card-machine';

const told = (status: IntentStatus): CardEvent => ({ type: 'told', status });

describe('paying by card', () => {
  it('waits for the form', () => {
    expect(nextCardPayment({ state: 'loading' }, { type: 'formReady' })).toEqual({
      state: 'ready',
    });
    expect(nextCardPayment({ state: 'processing' }, { type: 'formReady' })).toEqual({
      state: 'processing',
    });
  });

  it.each(['scriptFailed', 'formFailed'] as const)('is blocked by %s', (type) => {
    expect(nextCardPayment({ state: 'loading' }, { type })).toEqual({ state: 'blocked' });
  });

  it('says why a card was declined, and forgets it with the next answer', () => {
    const declined = nextCardPayment({ state: 'ready' }, { type: 'declined', message: 'No' });
    expect(declined).toEqual({ state: 'ready', problem: 'No' });
    expect(nextCardPayment(declined, told('processing'))).toEqual({ state: 'processing' });
    const late = nextCardPayment({ state: 'expired' }, { type: 'declined', message: 'No' });
    expect(late).toEqual({ state: 'expired' });
  });

  it.each([
    ['succeeded', 'over'],
    ['processing', 'processing'],
    ['requires_capture', 'processing'],
    ['canceled', 'expired'],
    ['gone', 'expired'],
    ['refused', 'misconfigured'],
    ['requires_payment_method', 'ready'],
    ['requires_confirmation', 'ready'],
    ['requires_action', 'ready'],
  ] as const)('with the word %s is %s', (status, state) => {
    expect(nextCardPayment({ state: 'ready' }, told(status)).state).toBe(state);
  });

  it('is over for good', () => {
    for (const event of [told('canceled'), { type: 'formFailed' }] as const)
      expect(nextCardPayment({ state: 'over' }, event)).toEqual({ state: 'over' });
  });
});
