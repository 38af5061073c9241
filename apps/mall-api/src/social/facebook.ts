import { createHmac } from 'node:crypto';
import type { Context } from '../kernel/context';
import { callbackOf } from './callback';
import {
  authorizationUrl,
  exchangeCode,
  type OauthClient,
  type OauthReturn,
} from './code-exchange';
import type { Person } from './person';
import {
  fieldsOf,
  notOffered,
  type RefusesMall,
  requestJson,
  signInFailed,
  textOf,
} from './provider-request';

function configured({ settings }: Context) {
  if (!settings.facebook) throw notOffered();
  return settings.facebook;
}

function clientOf(ctx: Context): OauthClient {
  const { appId, appSecret } = configured(ctx);
  return { id: appId, secret: appSecret, redirectUri: callbackOf(ctx.settings, 'facebook') };
}

/** The authorization URL of Facebook. */
export const facebookAddress = (ctx: Context, state: string, verifier: string): Promise<string> =>
  authorizationUrl(`${configured(ctx).url}/dialog/oauth`, clientOf(ctx), {
    scope: 'public_profile',
    state,
    verifier,
  });

/** Facebook's codes for an unknown app and for a wrong secret. Other errors are about the code of the visitor. */
const refusesMall: RefusesMall = (_status, body) => {
  const { error } = fieldsOf(body);
  const code = typeof error === 'object' && error !== null && 'code' in error && error.code;
  return code === 1 || code === 101;
};

/** Exchanges the authorization code for the person. */
export async function facebookPerson(ctx: Context, back: OauthReturn): Promise<Person> {
  const { url, graphUrl } = configured(ctx);
  const server = { issuer: url, token_endpoint: `${graphUrl}/oauth/access_token` };
  const tokens = await exchangeCode(ctx, server, clientOf(ctx), back, { refusesMall });
  return personOf(ctx, tokens.access_token);
}

/** The person of an access token from Facebook's own button, provided it was issued to this mall. */
export async function facebookTokenPerson(ctx: Context, accessToken: string): Promise<Person> {
  const { graphUrl, appId, appSecret } = configured(ctx);
  const query = new URLSearchParams({ input_token: accessToken });
  const { data } = await requestJson(ctx, `${graphUrl}/debug_token?${query}`, {
    headers: { authorization: `Bearer ${appId}|${appSecret}` },
  });
  const isOurs =
    typeof data === 'object' &&
    data !== null &&
    'is_valid' in data &&
    data.is_valid === true &&
    'app_id' in data &&
    String(data.app_id) === appId;
  if (!isOurs) throw signInFailed();
  return personOf(ctx, accessToken);
}

/** The email address is not requested, since Facebook does not say whether it is verified */
async function personOf(ctx: Context, accessToken: string): Promise<Person> {
  const { graphUrl, appSecret } = configured(ctx);
  const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex');
  const query = new URLSearchParams({ fields: 'id,name', appsecret_proof: proof });
  const me = await requestJson(ctx, `${graphUrl}/me?${query}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const name = typeof me.name === 'string' ? me.name : '';
  return { provider: 'facebook', subject: textOf(me, 'id'), name, email: undefined };
}
