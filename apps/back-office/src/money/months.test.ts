import { describe, expect, it } from 'vitest';
import { isMonth, monthOf, monthsUntil } from './months';

describe('the months of a statement', () => {
  it('are those of the mall, whatever the month elsewhere', () => {
    const time = new Date('2026-02-28T23:30:00Z');
    expect([monthOf(time, 0), monthOf(time, 60)]).toEqual(['2026-02', '2026-03']);
  });

  it('go back over the turn of the year', () => {
    expect(monthsUntil('2026-02').slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  });

  it.each([
    ['2026-12', true],
    ['2026-13', false],
    ['2026-1', false],
    [null, false],
  ])('%s is one: %s', (text, is) => expect(isMonth(text)).toBe(is));
});
