import type { MallClient } from '@vermilion/api-client';
import { describe, expect, it, vi } from 'vitest';
import { beginOAuth, oauthCompletion } from './oauth';

const calls = {
  twitterRequestToken: vi.fn(async () => ({ authorizationURL: 'https://twitter.example/' })),
  oauthRequest: vi.fn(async () => ({ authorizationURL: 'https://google.example/' })),
  loginByTwitter: vi.fn(),
  loginByOauthCode: vi.fn(),
};
const api = calls as unknown as MallClient; // Only the calls in use

describe('beginOAuth', () => {
  it('goes to Twitter with a request token', async () => {
    expect(await beginOAuth(api, 'twitter')).toBe('https://twitter.example/');
    expect(calls.twitterRequestToken).toHaveBeenCalledExactlyOnceWith({ end: 'pc' });
    expect(calls.oauthRequest).not.toHaveBeenCalled();
  });

  it('goes to another provider by its name', async () => {
    expect(await beginOAuth(api, 'google')).toBe('https://google.example/');
    expect(calls.oauthRequest).toHaveBeenCalledExactlyOnceWith({ provider: 'google' });
  });
});

const nothing = {
  code: '',
  state: '',
  oauth_token: '',
  oauth_verifier: '',
  error: '',
};

describe('oauthCompletion', () => {
  const twitter = { ...nothing, oauth_token: 'token', oauth_verifier: 'verifier' };
  const google = { ...nothing, code: 'code', state: 'state' };

  it('signs in with what Twitter sent, without the secret that only the relay has', () => {
    oauthCompletion('twitter', twitter)?.(api);
    const sent = { oauthToken: 'token', oauthVerifier: 'verifier', oauthTokenSecret: '' };
    expect(calls.loginByTwitter).toHaveBeenCalledExactlyOnceWith(sent);
    expect(calls.loginByOauthCode).not.toHaveBeenCalled();
  });

  it('signs in with what another provider sent, without the secret that only the relay has', () => {
    calls.loginByTwitter.mockClear();
    oauthCompletion('google', google)?.(api);
    const sent = { code: 'code', state: 'state', stateSecret: '' };
    expect(calls.loginByOauthCode).toHaveBeenCalledExactlyOnceWith(sent);
    expect(calls.loginByTwitter).not.toHaveBeenCalled();
  });

  it.each([
    ['twitter', { oauth_token: 'token' }],
    ['twitter', { oauth_verifier: 'verifier' }],
    ['twitter', google],
    ['google', { code: 'code' }],
    ['facebook', { state: 'state' }],
    ['google', twitter],
  ] as const)('makes no call when %s sent only %j', (provider, query) => {
    expect(oauthCompletion(provider, { ...nothing, ...query })).toBeUndefined();
  });
});
