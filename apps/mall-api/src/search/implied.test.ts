import { describe, expect, test } from 'vitest';
import { withoutImplied } from './implied';

describe('alternatives without those that others imply', () => {
  test('a word goes when all of its stems are asked for', () => {
    expect(withoutImplied([[['lamp', '~lamp']]])).toEqual([[['~lamp']]]);
    expect(withoutImplied([[['lamps', '~other']]])).toEqual([[['lamps', '~other']]]);
  });

  test('a word goes when its pieces are asked for, and a piece stays', () => {
    expect(withoutImplied([[['茶壶']], [['.茶壶']]])).toEqual([[['.茶壶']]]);
    expect(withoutImplied([[['茶壶']]])).toEqual([[['茶壶']]]);
  });

  test('the same asked for twice is asked for once, whatever the order', () => {
    expect(withoutImplied([[['a', 'b']], [['b', 'a']]])).toEqual([[['b', 'a']]]);
    expect(
      withoutImplied([
        [['a'], ['b']],
        [['a'], ['b']],
      ]),
    ).toEqual([[['a'], ['b']]]);
  });

  test('single terms are one alternative; several words together go when one of them is enough', () => {
    expect(withoutImplied([[['a']], [['b']], [['c'], ['d']]])).toEqual([
      [['a', 'b']],
      [['c'], ['d']],
    ]);
    expect(withoutImplied([[['a']], [['a'], ['d']]])).toEqual([[['a']]]);
  });

  test('nothing stays nothing', () => {
    expect(withoutImplied([])).toEqual([]);
  });
});
