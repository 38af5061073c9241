import { MallError } from '@vermilion/api-client';
import { shopperMessage } from '@vermilion/mall-components/error';
import { describe, expect, it } from 'vitest';
import { toLoginError } from './login-error';

const failure = (kind: MallError['kind'], reason?: string) =>
  new MallError({
    kind,
    operation: 'loginByEmail',
    code: 500,
    status: 200,
    serverMessage: 'No.',
    reason,
  });

describe('a failed call of the login panel', () => {
  it.each([
    ['transport', 'network', undefined],
    ['timeout', 'network', undefined],
    ['http', 'network', undefined],
    ['unreadable', 'network', undefined],
    ['business', 'refused', 'No.'],
    ['validation', 'refused', 'No.'],
    ['captcha', 'captchaRequired', undefined],
  ] as const)('by %s has the reason %s and the message %s', (kind, reason, serverMessage) => {
    const cause = failure(kind);
    const error = toLoginError(cause);
    expect([error.reason, shopperMessage(error), error.cause]).toEqual([
      reason,
      serverMessage,
      cause,
    ]);
  });

  it('has a wrong captcha after an answer to one', () => {
    expect(toLoginError(failure('captcha'), { answered: true }).reason).toBe('captchaWrong');
  });

  it('is unknown if it is no failure of the server, and refers to no field', () => {
    const error = toLoginError(new TypeError('broken'));
    expect([error.reason, shopperMessage(error), error.field]).toEqual([
      'unknown',
      undefined,
      undefined,
    ]);
  });

  it('speaks the shopper’s language, except where the panel has words of its own', () => {
    const messageOf = () => 'Nein.';
    expect(shopperMessage(toLoginError(failure('business'), { messageOf }))).toBe('Nein.');
    expect(shopperMessage(toLoginError(failure('transport'), { messageOf }))).toBeUndefined();
    expect(shopperMessage(toLoginError(failure('captcha'), { messageOf }))).toBeUndefined();
  });
});

describe('the field that a refusal refers to', () => {
  const fields = { code: 'resetCode', password: 'newPassword' } as const;

  it.each([
    ['wrong-code', 'resetCode'],
    ['weak-password', 'newPassword'],
    ['different-passwords', 'passwordAgain'],
    ['email-taken', 'email'],
    ['wrong-email', 'email'],
    ['phone-taken', 'phone'],
    ['wrong-phone', 'phone'],
    ['stale', undefined],
    [undefined, undefined],
  ])('for %s is %s', (reason, field) => {
    expect(toLoginError(failure('business', reason), { fields }).field).toBe(field);
  });

  it('is none where the form has no such field', () => {
    expect(toLoginError(failure('business', 'wrong-code')).field).toBeUndefined();
  });
});
