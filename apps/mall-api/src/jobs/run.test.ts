import { expect, it } from 'vitest';
import { nextHour } from './run';

it.each([
  ['the same day', '2026-04-02T03:59:00Z', 0, '2026-04-02T04:00:00Z'],
  ['the next day, at the hour itself', '2026-04-02T04:00:00Z', 0, '2026-04-03T04:00:00Z'],
  ['in the zone of the mall', '2026-04-02T21:00:00Z', 480, '2026-04-03T20:00:00Z'],
  ['west of Greenwich', '2026-04-02T01:00:00Z', -300, '2026-04-02T09:00:00Z'],
])('a daily job runs at its hour %s', (_when, from, offset, at) => {
  expect(nextHour(4, new Date(from), offset)).toEqual(new Date(at));
});
