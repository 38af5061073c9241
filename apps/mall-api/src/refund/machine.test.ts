import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextState, refundActions, refundMachine, refundStates, transitionOf } from './machine';

const over = ['refused', 'withdrawn', 'lapsed', 'refunded'];

describe('the states of a refund', () => {
  it.each([
    ['applied', 'accept', 'refunding'],
    ['applied', 'acceptReturn', 'toReturn'],
    ['applied', 'refuse', 'refused'],
    ['applied', 'withdraw', 'withdrawn'],
    ['toReturn', 'send', 'returning'],
    ['toReturn', 'withdraw', 'withdrawn'],
    ['toReturn', 'lapse', 'lapsed'],
    ['returning', 'send', 'returning'],
    ['returning', 'arrive', 'refunding'],
    ['returning', 'refuse', 'refused'],
    ['refunding', 'complete', 'refunded'],
  ] as const)('%s: %s leads to %s', (state, action, next) => {
    expect(nextState(state, action)).toBe(next);
  });

  it('has no other transitions', () => {
    expect(Object.values(refundMachine).flatMap((row) => Object.keys(row))).toHaveLength(11);
  });

  it('knows of every action where it is allowed, and where it leads', () => {
    for (const action of refundActions) {
      const { from, to } = transitionOf(action);
      for (const state of refundStates)
        expect(nextState(state, action)).toBe(from.includes(state) ? to : null);
    }
  });

  it('pays once at most: no sequence of actions comes to the money twice, and what is over stays so', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...refundActions)), (actions) => {
        let state: (typeof refundStates)[number] = 'applied';
        let payouts = 0;
        for (const action of actions) {
          const next = nextState(state, action);
          if (over.includes(state)) expect(next).toBeNull();
          if (next === 'refunding') payouts += 1;
          state = next ?? state;
        }
        expect(payouts).toBeLessThanOrEqual(1);
      }),
    );
  });
});
