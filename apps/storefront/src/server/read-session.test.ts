import type { MallClient } from '@vermilion/api-client';
import { MallError } from '@vermilion/api-client';
import { expect, it } from 'vitest';
import { readServerSession } from './read-session';

const failure = (reason: MallError['reason']) =>
  new MallError({ reason, operation: 'userInfo', code: 0, status: 0 });

/** A client of which only these two calls are made. */
const client = (exists: () => unknown, user: () => unknown) =>
  ({ tokenExists: async () => exists(), userInfo: async () => user() }) as unknown as MallClient;

const fail = (reason: MallError['reason']) => () => {
  throw failure(reason);
};

it.each([
  ['a token that does not exist', client(() => false, fail('session')), true],
  ['an answer that the session is invalid', client(fail('session'), fail('session')), true],
  ['a server that does not answer', client(fail('timeout'), fail('transport')), false],
  ['a server in trouble', client(fail('business'), fail('http')), false],
  ['nonsense', client(fail('unreadable'), fail('unreadable')), false],
])('%s', async (_, api, lost) => {
  const session = readServerSession(api, true);
  expect(await session.read()).toEqual({ signedIn: false });
  expect(session.isLost()).toBe(lost);
});

it('asks nothing for a guest', async () => {
  expect(await readServerSession(client(fail('http'), fail('http')), false).read()).toEqual({
    signedIn: false,
  });
});
