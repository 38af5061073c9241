import { MallError } from '@vermilion/api-client';
import { logOptions } from '@vermilion/telemetry';
import fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { logTo } from './log';
import { logError } from './log-error';

const secret = 'ann@example.com';
const lines: string[] = [];
const stream = { write: (line: string) => void lines.push(line) };
beforeEach(() => {
  lines.length = 0;
  logTo(fastify({ logger: logOptions('info', stream) }).log);
});

/** The only line of the log. */
const logged = (error: unknown) => {
  logError('page', error, '7f3a0c1e');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
};

describe('logError', () => {
  it('writes names, codes and places', () => {
    const cause = Object.assign(new Error(`connect ${secret}`), { code: 'ECONNREFUSED' });
    const text = logged(new TypeError('fetch failed', { cause }));
    expect(JSON.parse(text)).toMatchObject({
      where: 'page',
      request: '7f3a0c1e',
      error: 'TypeError < Error ECONNREFUSED',
      stack: expect.stringMatching(/^at .*log-error\.test\.ts/),
    });
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
    expect(JSON.parse(logged(error))).toMatchObject({
      error: 'MallError business orderDetail 500',
    });
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
