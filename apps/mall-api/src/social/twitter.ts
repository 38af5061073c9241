import type { Context } from '../kernel/context';
import { authorizationHeader, type Keys, newMoment, type SignedRequest } from './oauth1';
import type { Person } from './person';
import { notOffered, requestJson, requestText, signInFailed } from './provider-request';
import { beginRequest, endRequest } from './requests';

function configured({ settings }: Context) {
  if (!settings.twitter) throw notOffered();
  return settings.twitter;
}

const signed = (ctx: Context, keys: Keys, request: SignedRequest): RequestInit => ({
  method: request.method,
  headers: { authorization: authorizationHeader(keys, request, newMoment(ctx.now())) },
});

/** Parses a response such as `oauth_token=…&oauth_token_secret=…`. */
function fieldsOf(text: string, ...names: string[]): string[] {
  const fields = new URLSearchParams(text);
  return names.map((name) => {
    const value = fields.get(name);
    if (!value) throw signInFailed();
    return value;
  });
}

/** Gets a request token from Twitter; returns the authorization URL with it. */
export async function requestTwitterToken(ctx: Context) {
  const { url, key, secret } = configured(ctx);
  const callback = `${ctx.settings.storefrontUrl}/middlewares/callback_twitter`;
  const request: SignedRequest = {
    method: 'POST',
    url: `${url}/oauth/request_token`,
    oauth: { oauth_callback: callback },
  };
  const init = signed(ctx, { key, secret }, request);
  // Nobody has a part in this request but the mall, and 403 is an unregistered return URL
  const refusesMall = (status: number) => status === 401 || status === 403;
  const text = await requestText(ctx, request.url, init, refusesMall);
  const [token = '', tokenSecret = ''] = fieldsOf(text, 'oauth_token', 'oauth_token_secret');
  const query = new URLSearchParams({ oauth_token: token });
  return {
    authorizationURL: `${url}/oauth/authorize?${query}`,
    authenticationURL: `${url}/oauth/authenticate?${query}`,
    token,
    tokenSecret: await beginRequest(ctx, { provider: 'twitter', token, secret: tokenSecret }),
  };
}

interface Return {
  oauthToken: string;
  oauthTokenSecret: string;
  oauthVerifier: string;
}

/** Exchanges the verifier for the person. */
export async function twitterPerson(ctx: Context, back: Return): Promise<Person> {
  const { url, key, secret } = configured(ctx);
  const { oauthToken: token, oauthTokenSecret: handle, oauthVerifier } = back;
  const pending = await endRequest(ctx, { token, handle });
  const request: SignedRequest = {
    method: 'POST',
    url: `${url}/oauth/access_token`,
    oauth: { oauth_verifier: oauthVerifier },
  };
  const keys = { key, secret, token, tokenSecret: pending.secret };
  const text = await requestText(ctx, request.url, signed(ctx, keys, request));
  const [accessToken = '', accessSecret = '', subject = '', name = ''] = fieldsOf(
    text,
    ...['oauth_token', 'oauth_token_secret', 'user_id', 'screen_name'],
  );
  const access = { key, secret, token: accessToken, tokenSecret: accessSecret };
  return { provider: 'twitter', subject, name, email: await verifiedEmail(ctx, url, access) };
}

/**
 * The email address, which Twitter returns only when it is verified and the application has permission.
 * Sign-in works without it.
 */
async function verifiedEmail(ctx: Context, url: string, keys: Keys): Promise<string | undefined> {
  const params = [
    ['include_email', 'true'],
    ['skip_status', 'true'],
  ] as const;
  const request: SignedRequest = {
    method: 'GET',
    url: `${url}/1.1/account/verify_credentials.json`,
    params,
  };
  const query = new URLSearchParams(params.map(([name, value]) => [name, value]));
  const answer = requestJson(ctx, `${request.url}?${query}`, signed(ctx, keys, request));
  const { email } = await answer.catch(() => ({ email: undefined }));
  return typeof email === 'string' ? email : undefined;
}
