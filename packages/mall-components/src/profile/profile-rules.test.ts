import { visibleText } from '@vermilion/input-rules/visible-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICKNAME_MAX_LENGTH, nicknameProblem } from './profile-rules';

describe('a nickname', () => {
  it('is not blank', () => {
    for (const text of ['', ' ', '\n\t ']) expect(nicknameProblem(text)).toBe('nicknameEmpty');
  });

  it('has something to see', () => {
    for (const text of ['\u200b', '\u2800', '\u3164', ' \u0301'])
      expect(nicknameProblem(text)).toBe('nicknameEmpty');
  });

  it('may be as long as on the server, counted in characters', () => {
    expect(nicknameProblem('n'.repeat(NICKNAME_MAX_LENGTH))).toBeUndefined();
    expect(nicknameProblem('🐟'.repeat(NICKNAME_MAX_LENGTH))).toBeUndefined();
    expect(nicknameProblem('n'.repeat(NICKNAME_MAX_LENGTH + 1))).toBe('nicknameLong');
  });

  it('is validated trimmed', () => {
    const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\n'), maxLength: 300 });
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), space, (name, around) => {
        return nicknameProblem(around + name + around) === nicknameProblem(visibleText(name));
      }),
    );
  });
});
