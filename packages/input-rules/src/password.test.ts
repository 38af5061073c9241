import { describe, expect, it } from 'vitest';
import { kindsIn, normalPassword } from './password';

describe('password', () => {
  it.each([
    ['Cafe\u0301-2026', 'Caf\u00e9-2026'],
    ['Ｐａｓｓｗｏｒｄ１！', 'Password1!'],
    ['Pass\u00a0word1!', 'Pass word1!'],
  ])('%j and %j are one password', (typed, other) =>
    expect(normalPassword(typed)).toBe(normalPassword(other)),
  );

  it('counts upper case, lower case, digits and symbols', () => {
    expect(['aaa', 'aA', 'aA1', 'aA1!', '', '汉字'].map(kindsIn)).toEqual([1, 2, 3, 4, 0, 0]);
  });
});
