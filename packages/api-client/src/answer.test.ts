import { describe, expect, it } from 'vitest';
import { readAnswer } from './answer';
import { isSessionInvalid, MallError } from './mall-error';

const envelope = (code: number, message = '', data: unknown = null) =>
  JSON.stringify({ code, message, data });

const failure = (status: number, text: string) => {
  try {
    readAnswer('productList', { status, text });
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};

describe('readAnswer', () => {
  it('unwraps data and message of code 200', () => {
    const answer = readAnswer('productList', { status: 200, text: envelope(200, 'sent', [1]) });
    expect(answer).toEqual({ data: [1], message: 'sent' });
  });

  it('reads the name of a refusal', () => {
    const refused = JSON.stringify({ code: 500, message: 'No', data: null, reason: 'wrong-code' });
    expect(failure(200, refused)).toMatchObject({ kind: 'business', reason: 'wrong-code' });
  });

  it('reads an envelope without data and message', () => {
    expect(readAnswer('logout', { status: 200, text: '{"code":200}' })).toEqual({
      data: null,
      message: '',
    });
  });

  it.each([
    [400, 'validation'],
    [401, 'session'],
    [410000, 'session'],
    [410001, 'session'],
    [410002, 'session'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [428, 'captcha'],
    [500, 'business'],
    [429, 'http'],
    [502, 'http'],
    [503, 'http'],
    [504, 'http'],
    [777, 'business'],
  ])('names the kind of code %i: %s', (code, kind) => {
    expect(failure(200, envelope(code, 'why'))).toMatchObject({
      kind,
      code,
      status: 200,
      operation: 'productList',
      serverMessage: 'why',
      message: 'productList: why',
    });
  });

  it('believes the envelope of an HTTP error', () => {
    expect(failure(401, envelope(401, 'Sign in'))).toMatchObject({
      kind: 'session',
      status: 401,
    });
  });

  it('takes an HTTP error for a failure even when the envelope claims success', () => {
    expect(failure(502, envelope(200))).toMatchObject({ kind: 'http', code: 502 });
  });

  it('has no words of the server for an HTTP error without an envelope', () => {
    const error = failure(502, '<h1>Bad Gateway</h1>');
    expect(error).toMatchObject({ kind: 'http', status: 502, serverMessage: undefined });
    expect(error).toHaveProperty('message', 'productList: http (code 502, HTTP 502)');
  });

  it.each(['', '<html>', 'null', '[]', '{"message":"no code"}', '{"code":"200"}'])(
    'does not read %j as an envelope',
    (text) => expect(failure(200, text)).toMatchObject({ kind: 'unreadable', status: 200 }),
  );
});

describe('isSessionInvalid', () => {
  it('knows a lost session from everything else', () => {
    expect(isSessionInvalid(failure(200, envelope(401)))).toBe(true);
    expect(isSessionInvalid(failure(200, envelope(403)))).toBe(false);
    expect(isSessionInvalid(new Error('session'))).toBe(false);
    expect(failure(200, envelope(401))).toBeInstanceOf(MallError);
  });
});
