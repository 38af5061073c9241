import { describe, expect, it } from 'vitest';
import { moved } from './use-arrange';

describe('a list with one row moved', () => {
  it.each([
    [0, 1, 'bacd'],
    [3, -1, 'abdc'],
    [0, 3, 'bcda'],
    [3, -3, 'dabc'],
    [1, 0, 'abcd'],
  ])('from %i by %i', (from, by, result) => {
    expect(moved([...'abcd'], from, by).join('')).toBe(result);
  });
});
