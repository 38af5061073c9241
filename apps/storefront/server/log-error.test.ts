import { MallError } from '@vermilion/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logError } from './log-error';

const secret = 'ann@example.com';
let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => (log = vi.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => vi.restoreAllMocks());

const logged = (error: unknown) => {
  logError('page', error);
  expect(log.mock.calls).toEqual([[expect.any(String)]]);
  return String(log.mock.calls[0]?.[0]);
};

describe('logError', () => {
  it('writes names, codes and places', () => {
    const cause = Object.assign(new Error(`connect ${secret}`), { code: 'ECONNREFUSED' });
    const text = logged(new TypeError('fetch failed', { cause }));
    expect(text).toMatch(/^page: TypeError < Error ECONNREFUSED\n +at .*log-error\.test\.ts/);
    expect(text).not.toContain('fetch failed');
  });

  it('says which call of the API failed, and how', () => {
    const error = new MallError({
      kind: 'business',
      operation: 'orderDetail',
      code: 500,
      status: 200,
      serverMessage: `No order of ${secret}`,
    });
    expect(logged(error)).toMatch(/^page: MallError business orderDetail 500\n/);
  });

  it.each([
    ['a message', new Error(secret)],
    ['a message like a place in the code', new Error(`x\n    at ${secret}`)],
    ['a field', Object.assign(new Error('x'), { body: { mail: secret } })],
    ['a code that is none', Object.assign(new Error('x'), { code: `a ${secret}` })],
    ['a name', Object.assign(new Error('x'), { name: `a ${secret}` })],
    ['a cause', new Error('x', { cause: { mail: secret } })],
    ['something that is no error', { mail: secret }],
    ['a text', secret],
  ])('tells nothing of %s', (_, error) => {
    expect(logged(error)).not.toContain(secret);
  });
});
