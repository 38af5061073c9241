import { describe, expect, it } from 'vitest';
import { isOpenAt, weekOf } from './week';

const spans = [
  { days: [1, 2, 3, 4, 5], opens: '13:00', closes: '18:00' },
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '12:00' },
  { days: [6], opens: '10:00', closes: '16:00' },
];

describe('week', () => {
  it('summarizes a week in few lines, closed days included', () => {
    const halves = [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '18:00' },
    ];
    expect(weekOf(spans)).toEqual([
      { from: 1, to: 5, hours: halves },
      { from: 6, to: 6, hours: [{ opens: '10:00', closes: '16:00' }] },
      { from: 7, to: 7, hours: [] },
    ]);
  });

  it.each([
    // a Monday, nine o'clock in the shop's time zone
    ['2026-05-04T01:00:00Z', true],
    ['2026-05-04T00:59:00Z', false],
    ['2026-05-04T04:00:00Z', false],
    ['2026-05-04T09:59:00Z', true],
    // still Friday in London, already Saturday there
    ['2026-05-08T22:00:00Z', false],
    ['2026-05-09T02:00:00Z', true],
    ['2026-05-10T04:00:00Z', false],
  ])('is open at %s: %s', (moment, isOpen) => {
    expect(isOpenAt({ spans, utcOffset: 8 }, new Date(moment))).toBe(isOpen);
  });
});
