import type { MallClient } from '@vermilion/api-client';

/** Where one may have an account that also opens the mall. */
export const providers = ['twitter', 'google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** Begins a sign-in elsewhere: answers with the address to go to. */
export async function beginElsewhere(api: MallClient, provider: Provider): Promise<string> {
  const { authorizationURL } =
    provider === 'twitter'
      ? await api.twitterRequestToken({ end: 'pc' })
      : await api.oauthRequest({ provider });
  return authorizationURL;
}

/**
 * How to end it with what the provider's return address says; undefined when that holds no proof, since
 * the shopper said no over there. The secret halves are added by the relay, where no script reads them.
 */
export function endOf(provider: Provider, query: URLSearchParams) {
  if (provider === 'twitter') {
    const oauthToken = query.get('oauth_token');
    const oauthVerifier = query.get('oauth_verifier');
    if (!oauthToken || !oauthVerifier) return undefined;
    return (api: MallClient) =>
      api.loginByTwitter({ oauthToken, oauthVerifier, oauthTokenSecret: '' });
  }
  const code = query.get('code');
  const state = query.get('state');
  if (!code || !state) return undefined;
  return (api: MallClient) => api.loginByOauthCode({ code, state, stateSecret: '' });
}
