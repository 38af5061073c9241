import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStrongPassword, newPasswordProblem } from './login-rules';

describe('a new password', () => {
  it.each(['Secret-1', 'secret-1', 'SECRET-1', 'Secret12', 'Ünüsual-ß', '长城Great-1'])(
    'may be %s',
    (password) => expect(isStrongPassword(password)).toBe(true),
  );

  it.each(['Secre-1', 'secret12', 'SECRET12', 'secret--', '12345-78', `Secret-1${'x'.repeat(13)}`])(
    'may not be %s',
    (password) => expect(newPasswordProblem(password)).toBe('weakPassword'),
  );

  it('is never short, long or of two kinds', () => {
    const two = fc.string({ unit: fc.constantFrom(...'abcdefgh01234567'), maxLength: 30 });
    fc.assert(fc.property(two, (password) => !isStrongPassword(password)));
    const any = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(any, (password) => {
        const { length } = [...password];
        return (length >= 8 && length <= 20) || !isStrongPassword(password);
      }),
    );
  });
});
