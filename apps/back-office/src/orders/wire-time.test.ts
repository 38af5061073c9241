import { describe, expect, it } from 'vitest';
import { wireTimeAt } from './wire-time';

describe('a time for the API', () => {
  it.each([
    [0, '2026-02-28 23:30:00'],
    [330, '2026-03-01 05:00:00'],
    [-480, '2026-02-28 15:30:00'],
  ])('is written at the offset of the mall, %i minutes', (offset, written) => {
    expect(wireTimeAt(new Date('2026-02-28T23:30:00.900Z'), offset)).toBe(written);
  });
});
