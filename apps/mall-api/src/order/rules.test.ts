import { describe, expect, it } from 'vitest';
import { newDraftNumber, newOrderNumber } from './numbers';
import {
  callOffStatuses,
  columnsOf,
  deleteStatuses,
  nextState,
  orderActions,
  orderMachine,
  orderStates,
  stateOf,
  statesOfTab,
  transitionOf,
} from './rules';

/** The complete table, as in the requirements. */
const allowed = [
  'unpaid pay toShip',
  'unpaid cancel cancelled',
  'toShip ship toReceive',
  'toShip callOff cancelled',
  'toShip cancelPaid cancelled',
  'toReceive callOff cancelled',
  'toReceive take toReview',
  'toReview review completed',
  'toReview complete completed',
  'completed delete deleted',
  'cancelled delete deleted',
];

describe('the order machine', () => {
  const pairs = orderStates.flatMap((state) =>
    orderActions.map((action) => [state, action] as const),
  );

  it.each(pairs)('%s on %s', (state, action) => {
    const next = nextState(state, action);
    const rule = allowed.find((line) => line.startsWith(`${state} ${action} `));
    expect(next).toBe(rule ? rule.split(' ')[2] : null);
  });

  it('reaches every state from unpaid', () => {
    const reached = new Set(['unpaid']);
    for (const state of orderStates) {
      if (reached.has(state))
        Object.values(orderMachine[state]).forEach((next) => reached.add(next));
    }
    expect([...reached].sort()).toEqual([...orderStates].sort());
  });

  it.each(orderStates)('finds %s again from its columns', (state) => {
    expect(stateOf(columnsOf[state])).toBe(state);
  });
});

const onlyWays = orderActions.filter((action) => action !== 'callOff' && action !== 'delete');

describe('rules', () => {
  it.each(onlyWays)('%s has one way, and the columns of both its ends', (action) => {
    const ways = orderStates.filter((state) => nextState(state, action));
    expect(ways).toHaveLength(1);
    const { from, to } = transitionOf(action);
    expect(nextState(stateOf(from), action)).toBe(stateOf(to));
  });

  it('calls off what is not handed over yet', () => {
    expect(callOffStatuses).toEqual(['toShip', 'toReceive']);
  });

  it('deletes what is completed or cancelled', () => {
    expect(deleteStatuses).toEqual(['completed', 'cancelled']);
  });

  it('shows every state but the unpaid in a tab, and all in one', () => {
    expect(new Set(Object.values(statesOfTab).flat())).toEqual(
      new Set(['toShip', 'toReceive', 'toReview', 'completed', 'cancelled', 'all']),
    );
  });

  describe('numbers', () => {
    it('say what they name and do not repeat', () => {
      const now = new Date('2026-03-04T05:06:07Z');
      const numbers = Array.from({ length: 2000 }, () => newOrderNumber('PT', now));
      expect(new Set(numbers).size).toBe(2000);
      expect(numbers.every((number) => /^PT260304[0-9A-HJKMNP-TV-Z]{12}$/.test(number))).toBe(true);
      expect(newDraftNumber()).toMatch(/^[0-9a-f]{32}$/);
    });
  });
});
