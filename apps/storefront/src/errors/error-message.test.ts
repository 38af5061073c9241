import { MallError, type MallErrorKind } from '@vermilion/api-client';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { errorMessage } from './error-message';

const intl = createIntl({ locale: 'en', onError: () => {} });
const failure = (kind: MallErrorKind, code: number, serverMessage?: string) =>
  new MallError({ kind, operation: 'productList', code, status: 200, serverMessage });

describe('errorMessage', () => {
  it.each([
    ['validation', 400, 'Parameter check failed'],
    ['session', 401, 'Please sign in'],
    ['session', 410_000, 'Please sign in'],
    ['forbidden', 403, 'No permission'],
    ['notFound', 404, 'No data found'],
    ['business', 500, 'System exception'],
    ['business', 777, 'System error'],
    ['unreadable', 0, 'System error'],
    ['transport', 0, 'We could not reach the mall. Check your connection and try again.'],
  ] as const)('%s with code %i has words where the server sends none', (kind, code, words) => {
    expect(errorMessage(failure(kind, code), intl)).toBe(words);
    expect(errorMessage(failure(kind, code, 'Its own'), intl)).toBe('Its own');
  });

  it('says nothing of what the visitor has broken off', () => {
    expect(errorMessage(failure('aborted', 0, 'x'), intl)).toBeUndefined();
  });

  it('shows no words of a mistake in the program', () => {
    expect(errorMessage(new TypeError('x is undefined'), intl)).toBe('System error');
  });

  it('names the request of a failure, and not that of a refusal by a rule', () => {
    const at = (kind: MallErrorKind, code: number, reason?: string) =>
      new MallError({
        kind,
        code,
        reason,
        operation: 'addToCart',
        status: 200,
        serverMessage: 'No.',
        requestId: '7f3a0c1e55d0b9e2',
      });
    expect(errorMessage(at('business', 500), intl)).toBe('No. Reference: 7f3a0c1e55d0b9e2');
    expect(errorMessage(at('http', 502), intl)).toBe('No. Reference: 7f3a0c1e55d0b9e2');
    expect(errorMessage(at('business', 500, 'out-of-stock'), intl)).toBe('No.');
    expect(errorMessage(at('validation', 400), intl)).toBe('No.');
  });
});
