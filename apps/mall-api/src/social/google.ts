import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Context } from '../kernel/context';
import { incrementLimit } from '../rate-limit/limits';
import { callbackOf } from './callback';
import {
  authorizationUrl,
  discover,
  exchangeCode,
  type OauthClient,
  type OauthReturn,
} from './code-exchange';
import type { Person } from './person';
import { fieldsOf, notOffered, type RefusesMall, signInFailed, textOf } from './provider-request';

function configured({ settings }: Context) {
  if (!settings.google) throw notOffered();
  return settings.google;
}

/** Key sets by issuer, refetched when a token has an unknown key id. */
const keySets = new Map<string, JWTVerifyGetKey>();

function clientOf(ctx: Context): OauthClient {
  const { clientId, clientSecret } = configured(ctx);
  return { id: clientId, secret: clientSecret, redirectUri: callbackOf(ctx.settings, 'google') };
}

/** Derived from the state, which the browser brings back, so that it need not be stored. */
const nonceOf = (state: string) => createHash('sha256').update(state).digest('base64url');

/** The authorization URL of Google. */
export async function googleAddress(ctx: Context, state: string, verifier: string) {
  const { authorization_endpoint: endpoint } = await discover(ctx, configured(ctx).issuer);
  if (!endpoint) throw signInFailed();
  const scope = 'openid email profile';
  return authorizationUrl(endpoint, clientOf(ctx), {
    scope,
    state,
    verifier,
    nonce: nonceOf(state),
  });
}

/** Google's errors about a client, by RFC 6749, or about its registered return URLs. */
const refusesMall: RefusesMall = (_status, body) =>
  ['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch'].includes(
    String(fieldsOf(body).error),
  );

/** Exchanges the authorization code for the person. */
export async function googlePerson(ctx: Context, back: OauthReturn): Promise<Person> {
  const server = await discover(ctx, configured(ctx).issuer);
  const tokens = await exchangeCode(ctx, server, clientOf(ctx), back, {
    nonce: nonceOf(back.state),
    refusesMall,
  });
  return verified(ctx, tokens.id_token ?? '');
}

/** The person of an id token from Google's own button. Each token is accepted once. */
export async function googleTokenPerson(ctx: Context, idToken: string): Promise<Person> {
  const person = await verified(ctx, idToken);
  const key = `google:${createHash('sha256').update(idToken).digest('hex')}`;
  // The lifetime of Google's tokens plus the clock tolerance.
  const { isWithin } = await incrementLimit(ctx, { key, max: 1, windowSeconds: 2 * 3600 });
  if (!isWithin) throw signInFailed();
  return person;
}

/** Verifies signature, issuer, audience and expiry of an id token. */
async function verified(ctx: Context, idToken: string): Promise<Person> {
  const { issuer, clientId } = configured(ctx);
  const keys = keySets.get(issuer) ?? (await keysOf(ctx, issuer));
  const { payload } = await jwtVerify(idToken, keys, {
    // Google's issuer is written with and without the scheme
    issuer: [issuer, issuer.replace(/^https:\/\//, '')],
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'exp'],
    clockTolerance: 30,
    currentDate: ctx.now(),
  }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'id token refused');
    throw signInFailed();
  });
  const { email, email_verified: isVerified, name } = payload;
  return {
    provider: 'google',
    subject: textOf(payload, 'sub'),
    name: typeof name === 'string' ? name : '',
    email: typeof email === 'string' && isVerified === true ? email : undefined,
  };
}

async function keysOf(ctx: Context, issuer: string): Promise<JWTVerifyGetKey> {
  const { jwks_uri: address } = await discover(ctx, issuer);
  if (!address) throw signInFailed();
  const keys = createRemoteJWKSet(new URL(address));
  keySets.set(issuer, keys);
  return keys;
}
