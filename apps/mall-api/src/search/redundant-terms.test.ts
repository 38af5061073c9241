import { describe, expect, test } from 'vitest';
import { withoutRedundant } from './redundant-terms';

describe('withoutRedundant', () => {
  test('drops a word when all of its stems are included', () => {
    expect(withoutRedundant([[['lamp', '~lamp']]])).toEqual([[['~lamp']]]);
    expect(withoutRedundant([[['lamps', '~other']]])).toEqual([[['lamps', '~other']]]);
  });

  test('drops a word when its bigrams are included, and keeps the bigrams', () => {
    expect(withoutRedundant([[['茶壶']], [['.茶壶']]])).toEqual([[['.茶壶']]]);
    expect(withoutRedundant([[['茶壶']]])).toEqual([[['茶壶']]]);
  });

  test('drops duplicates in any order', () => {
    expect(withoutRedundant([[['a', 'b']], [['b', 'a']]])).toEqual([[['b', 'a']]]);
    expect(
      withoutRedundant([
        [['a'], ['b']],
        [['a'], ['b']],
      ]),
    ).toEqual([[['a'], ['b']]]);
  });

  test('joins single terms, and drops conjunctions that one of them covers', () => {
    expect(withoutRedundant([[['a']], [['b']], [['c'], ['d']]])).toEqual([
      [['a', 'b']],
      [['c'], ['d']],
    ]);
    expect(withoutRedundant([[['a']], [['a'], ['d']]])).toEqual([[['a']]]);
  });

  test('keeps an empty list', () => {
    expect(withoutRedundant([])).toEqual([]);
  });
});
