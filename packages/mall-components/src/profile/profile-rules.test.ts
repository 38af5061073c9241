import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICKNAME_MAX_LENGTH, nicknameProblem } from './profile-rules';

describe('a nickname', () => {
  it('is no space', () => {
    for (const text of ['', ' ', '\n\t ']) expect(nicknameProblem(text)).toBe('nicknameEmpty');
  });

  it('may be as long as the server keeps, counted as people count', () => {
    expect(nicknameProblem('n'.repeat(NICKNAME_MAX_LENGTH))).toBeUndefined();
    expect(nicknameProblem('🐟'.repeat(NICKNAME_MAX_LENGTH))).toBeUndefined();
    expect(nicknameProblem('n'.repeat(NICKNAME_MAX_LENGTH + 1))).toBe('nicknameLong');
  });

  it('is judged without the space around it', () => {
    const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\n'), maxLength: 300 });
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), space, (name, around) => {
        return nicknameProblem(around + name + around) === nicknameProblem(name.trim());
      }),
    );
  });
});
