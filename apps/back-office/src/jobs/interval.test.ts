import { expect, it } from 'vitest';
import { intervalOf } from './interval';
import { messages } from './messages';

it.each([
  [86_400, 'days', 1],
  [7200, 'hours', 2],
  [5400, 'minutes', 90],
  [60, 'minutes', 1],
  [45, 'seconds', 45],
] as const)('%i seconds are said in the largest unit that is exact: %s', (seconds, unit, count) => {
  expect(intervalOf(seconds)).toEqual({ message: messages[unit], count });
});
