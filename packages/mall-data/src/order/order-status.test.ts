import { describe, expect, it } from 'vitest';
import { statusOfTab, tabOfStatus } from './order-status';

describe('the tabs of the order list in its URL', () => {
  it.each([
    ['toPay', 0],
    ['toShip', 1],
    ['toReceive', 2],
    ['completed', 3],
    ['toReview', 4],
    ['refunds', 5],
    ['cancelled', 6],
    ['all', 7],
  ] as const)('%s is %i', (tab, status) => {
    expect(statusOfTab(tab)).toBe(status);
    expect(tabOfStatus(String(status))).toBe(tab);
  });

  it.each(['', '8', '-1', '01', 'toPay'])('%j is none', (text) => {
    expect(tabOfStatus(text)).toBeUndefined();
  });
});
