import { describe, expect, it } from 'vitest';
import {
  checkoutHolds,
  formatCalls,
  formatCheckouts,
  formatTable,
  median,
  summarise,
} from './table.mjs';

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

  it('shows what checkouts cost, and those that failed', () => {
    const cost = { statements: 51, cpuMs: 9.5, databaseMs: 12, rate: 50, floor: 100 };
    const rows = [
      { ...cost, atOnce: 1, failures: 0 },
      { ...cost, atOnce: 20, failures: 2 },
    ];
    const [, one, crowd] = formatCheckouts(rows, 10_000).split('\n');
    const cells = ['1', '50.0', '1/200.0', '100.0', '1/2.0', '51.0', '9.50', '12.00'];
    expect(one?.trim().split(/ +/)).toEqual(cells);
    expect(crowd).toMatch(/2 FAILED$/);
  });

  it.each([
    ['holds', {}, true],
    ['too slow', { rate: 24 }, false],
    ['too many statements', { statements: 21 }, false],
    ['one failed', { failures: 1 }, false],
  ])('judges checkouts: %s', (_, change, holds) => {
    const row = { statements: 20, rate: 25, floor: 100, failures: 0, ...change };
    expect(checkoutHolds([row])).toBe(holds);
  });

  it('adds up what the calls of a checkout cost', () => {
    const call = { statements: 4, cpuMs: 1.5, databaseMs: 2 };
    const rows = [
      { ...call, name: 'cart add' },
      { ...call, name: 'draft' },
    ];
    expect(formatCalls(rows).split('\n').at(-1)?.trim().split(/ +/)).toEqual([
      'total',
      '8.0',
      '3.00',
      '4.00',
    ]);
  });
});
