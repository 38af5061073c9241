import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { logOptions } from './log-options';

function logged(write: (log: ReturnType<typeof fastify>['log']) => void): string {
  const lines: string[] = [];
  write(fastify({ logger: logOptions('info', { write: (line) => void lines.push(line) }) }).log);
  return lines.join('');
}

describe('logOptions', () => {
  test('an error of the database tells its code and constraint, not the values', () => {
    const error = Object.assign(new Error('invalid input "ann@example.com"'), {
      severity: 'ERROR',
      code: '23505',
      constraint: 'user_account_email',
      detail: 'Key (email)=(ann@example.com) already exists.',
    });
    const line = logged((log) => log.error({ err: error }, 'failed'));
    expect(line).toContain('user_account_email');
    expect(line).toContain('23505');
    expect(line).toContain('log-options.test');
    expect(line).not.toContain('ann');
  });

  test('addresses, tokens and long numbers in the message of an error are left out', () => {
    const token = 'ab'.repeat(16);
    const error = new Error(`no mail to ann@example.com, +4915112345678, ${token}`);
    const line = logged((log) => log.error({ err: error }, 'failed'));
    for (const secret of ['ann@', '4915112345678', token]) expect(line).not.toContain(secret);
    expect(line).toContain('no mail to [address]');
  });

  test('a message that quotes a whole body is cut before it is cleaned', () => {
    const started = performance.now();
    const line = logged((log) => log.error({ err: new Error('x'.repeat(1_000_000)) }, 'failed'));
    expect(line.length).toBeLessThan(5000);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('nothing in the log controls the terminal that shows it', () => {
    const hostile = 'a\u001b[2J\u009b1m\u007f\u202eb';
    const line = logged((log) => log.info({ shop: hostile }, hostile));
    expect(line).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    expect(JSON.parse(line)).toMatchObject({ shop: hostile, msg: hostile });
  });

  test('fields that are named like a secret are removed', () => {
    const user = { email: 'ann@example.com', id: 7 };
    const line = logged((log) => log.info({ user, token: 'abc', captcha: '123456' }, 'hello'));
    expect(line).toContain('"id":7');
    for (const secret of ['ann@', 'abc', '123456']) expect(line).not.toContain(secret);
  });
});
