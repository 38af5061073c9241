import { describe, expect, it } from 'vitest';
import { formatTable, median, summarise } from './bench-table.mjs';

const targets = [{ name: 'static' }, { name: 'list', share: 1 / 50, statements: 3 }];
const list = (rate: number, statements: number) => ({ rate, statements, cpuMs: 1, failures: 0 });
const base = [{ rate: 10_000, failures: 0 }];

describe('the bench table', () => {
  it('takes the median of the rounds', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(median([4, 1])).toBe(1);
  });

  it('holds at exactly its share and its number of statements', () => {
    const [, row] = summarise(targets, { static: base, list: [list(200, 3)] });
    expect(row).toMatchObject({ ratio: 0.02, holds: true });
  });

  it.each([
    ['too slow', list(199, 3)],
    ['too many statements', list(400, 4)],
    ['answers that failed', { ...list(400, 3), failures: 1 }],
  ])('misses: %s', (_, round) => {
    const rows = summarise(targets, { static: base, list: [round] });
    expect(rows[1]?.holds).toBe(false);
    expect(formatTable(rows)).toMatch(/MISSED|FAILED/);
  });
});
