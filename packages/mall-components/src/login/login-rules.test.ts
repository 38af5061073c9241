import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStrongPassword, newPasswordProblem } from './login-rules';

const long = 'Correct horse battery staple, 4 of 128 words that nobody guesses';

describe('a new password', () => {
  it.each(['Secret-1', 'secret-1', 'SECRET-1', 'Secret12', 'Ünüsual-ß', '长城Great-1', long])(
    'accepts %s',
    (password) => expect(isStrongPassword(password)).toBe(true),
  );

  it.each(['Secre-1', 'secret12', 'SECRET12', 'secret--', '12345-78'])('rejects %s', (password) =>
    expect(newPasswordProblem(password)).toBe('weakPassword'),
  );

  it('is limited in length', () => {
    expect(newPasswordProblem('Secret-1'.repeat(16))).toBeUndefined();
    expect(newPasswordProblem(`${'Secret-1'.repeat(16)}x`)).toBe('longPassword');
  });

  it('requires a minimum length and several kinds of characters', () => {
    const two = fc.string({ unit: fc.constantFrom(...'abcdefgh01234567'), maxLength: 30 });
    fc.assert(fc.property(two, (password) => !isStrongPassword(password)));
    const any = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(any, (password) => {
        const { length } = [...password.normalize('NFKC')];
        return length >= 8 || !isStrongPassword(password);
      }),
    );
  });
});
