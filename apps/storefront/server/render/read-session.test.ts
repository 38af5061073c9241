import type { MallClient } from '@vermilion/api-client';
import { MallError } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { readServerSession } from './read-session';

const failure = (kind: MallError['kind']) =>
  new MallError({ kind, operation: 'userInfo', code: 0, status: 0 });

/** A client with only these two calls. */
const client = (exists: () => unknown, user: () => unknown) =>
  ({ tokenExists: async () => exists(), userInfo: async () => user() }) as unknown as MallClient;

const fail = (kind: MallError['kind']) => () => {
  throw failure(kind);
};

describe('readServerSession', () => {
  it.each([
    ['a token that does not exist', client(() => false, fail('session'))],
    ['an answer that the session is invalid', client(() => true, fail('session'))],
  ])('%s ends the session', async (_, api) => {
    const session = readServerSession(api, true);
    expect(await session.read()).toEqual({ signedIn: false });
    expect(session.isLost()).toBe(true);
  });

  it.each([
    ['that does not answer', client(fail('timeout'), fail('transport'))],
    ['in trouble', client(fail('business'), fail('http'))],
    ['that speaks nonsense', client(() => true, fail('unreadable'))],
  ])('a server %s says nothing about it', async (_, api) => {
    const session = readServerSession(api, true);
    await expect(session.read()).rejects.toThrow(MallError);
    expect(session.isLost()).toBe(false);
  });

  it('asks nothing for a guest', async () => {
    const session = readServerSession(client(fail('http'), fail('http')), false);
    expect(await session.read()).toEqual({ signedIn: false });
  });
});
