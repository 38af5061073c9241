import type { MallClient } from '@vermilion/api-client';

/** Providers whose accounts sign in to the mall. */
export const providers = ['twitter', 'google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** Begins a sign-in with a provider: answers with the address to go to. */
export async function beginOAuth(api: MallClient, provider: Provider): Promise<string> {
  const { authorizationURL } =
    provider === 'twitter'
      ? await api.twitterRequestToken({ end: 'pc' })
      : await api.oauthRequest({ provider });
  return authorizationURL;
}

/**
 * How to complete it with what the provider's return address says; undefined when that holds no proof, since
 * the shopper said no over there. The secret halves are added by the relay, where no script reads them.
 */
export function oauthCompletion(provider: Provider, query: URLSearchParams) {
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
