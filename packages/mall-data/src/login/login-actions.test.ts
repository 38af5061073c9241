import type { LoginResult, MallClient } from '@vermilion/api-client';
import { describe, expect, it, vi } from 'vitest';
import { loginActions, type LoginDeps } from '.';

const session: LoginResult = { token: 'a-token', nikeName: 'Nora' };

function actionsOf(deps: Partial<LoginDeps> = {}) {
  const begin = () => Promise.resolve(session);
  const api = { loginByEmail: begin, registerByEmail: begin, loginByPhone: begin };
  return loginActions({
    api: api as unknown as MallClient,
    requestKey: () => 'tab',
    proofOf: () => Promise.reject(new Error('There is no captcha.')),
    run: (call) => call(),
    completeSignIn: () => Promise.resolve(),
    onRegistered: () => undefined,
    redirect: () => undefined,
    ...deps,
  });
}

const input = { email: 'nora@example.com', password: 'secret', code: '123456' };

describe('loginActions', () => {
  it('keeps the token before the sign-in is completed', async () => {
    const calls: string[] = [];
    const actions = actionsOf({
      keepToken: (token) => void calls.push(token),
      completeSignIn: async () => void calls.push('complete'),
    });
    await actions.signInByEmail(input);
    expect(calls).toEqual(['a-token', 'complete']);
  });

  it('keeps the token of a registration, although the page reloads', async () => {
    const keepToken = vi.fn();
    await actionsOf({ keepToken }).registerByEmail(input);
    expect(keepToken).toHaveBeenCalledExactlyOnceWith('a-token');
  });

  it('signs in without keeping a token where a proxy has the session', async () => {
    const completeSignIn = vi.fn().mockResolvedValue(undefined);
    await actionsOf({ completeSignIn }).signInByEmail(input);
    expect(completeSignIn).toHaveBeenCalledOnce();
  });
});
