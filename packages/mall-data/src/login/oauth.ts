import type { MallClient } from '@vermilion/api-client';

/** Query of a provider's return URL: Twitter sends the first two, the others the next two. Absent ones are empty. */
export interface ProviderAnswer {
  /** Twitter: the token of the request. */
  oauth_token: string;
  /** Twitter: the proof that the shopper has consented; empty when they declined. */
  oauth_verifier: string;
  /** Others: the code to exchange for a session; empty when the shopper declined. */
  code: string;
  /** Others: the value that the request was sent with. */
  state: string;
}

/** Supported sign-in providers. */
export const providers = ['twitter', 'google', 'facebook'] as const;
/** One of `providers`. */
export type Provider = (typeof providers)[number];

/** Starts a sign-in with a provider; resolves to the URL to go to. */
export async function beginOAuth(api: MallClient, provider: Provider): Promise<string> {
  const { authorizationURL } =
    provider === 'twitter'
      ? await api.twitterRequestToken({ end: 'pc' })
      : await api.oauthRequest({ provider });
  return authorizationURL;
}

/**
 * The call that completes the sign-in, from the query of the provider's return URL; undefined when the
 * visitor declined. The relay adds the secrets, which scripts cannot read.
 */
export function oauthCompletion(provider: Provider, query: ProviderAnswer) {
  const { oauth_token: oauthToken, oauth_verifier: oauthVerifier, code, state } = query;
  if (provider === 'twitter') {
    if (!oauthToken || !oauthVerifier) return undefined;
    return (api: MallClient) =>
      api.loginByTwitter({ oauthToken, oauthVerifier, oauthTokenSecret: '' });
  }
  if (!code || !state) return undefined;
  return (api: MallClient) => api.loginByOauthCode({ code, state, stateSecret: '' });
}
