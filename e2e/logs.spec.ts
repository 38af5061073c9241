import { readFileSync } from 'node:fs';
import { notedSecrets } from './support/secrets';
import { demo } from './support/sign-in';
import { expect, test } from './support/test';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Secrets that a run has at least; the walks of the deep one sign in with the same account. */
const AT_LEAST = process.env.E2E_DEPTH === 'deep' ? 4 : 20;

/** Six digits that are not part of a longer number. */
const holds = (log: string, secret: string) =>
  new RegExp(`(?<![\\w.])${escaped(secret)}(?!\\w)`).test(log);

test('no log of the whole run holds a token, a code, a password, an address or a number', () => {
  test.skip(!process.env.E2E_LOG, 'the mall was opened by somebody else, who has its logs');
  const log = readFileSync(process.env.E2E_LOG ?? '', 'utf8');
  const secrets = [...notedSecrets(), ...Object.values(demo)];
  expect(log, 'the servers have logged their requests').toContain('/api/front/login/email');
  expect(log, 'so has the storefront').toContain('"route":"page home"');
  expect(secrets.length, 'the tests have kept what is secret').toBeGreaterThan(AT_LEAST);
  expect(secrets.filter((secret) => holds(log, secret))).toEqual([]);
});
