import { expect, it } from 'vitest';
import { deliveredAt } from './arrival-wire';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const trace = (date: number) => ({ at: day(date).toISOString(), text: 'Handed over' });

it.each([
  ['before it is received', null, [trace(2)], null],
  ['without tracking', day(9), [], day(9)],
  ['with its last event', day(9), [trace(2), trace(4)], day(4)],
  ['with an event after it was confirmed', day(3), [trace(2), trace(4)], day(3)],
])('an order was delivered, %s', (_, received_at, traces, at) => {
  expect(deliveredAt({ received_at, traces })).toEqual(at);
});
