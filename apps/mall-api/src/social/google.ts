import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { incrementLimit } from '../rate-limit/limits';
import type { Context } from '../kernel/context';
import {
  fieldsOf,
  notOffered,
  requestJson,
  signInFailed,
  textOf,
  type RefusesMall,
} from './provider-request';
import type { Person } from './person';
import { callbackOf, challengeOf } from './pkce';

function configured({ settings }: Context) {
  if (!settings.google) throw notOffered();
  return settings.google;
}

/** Key sets by issuer, refetched when a token has an unknown key id. */
const keySets = new Map<string, JWTVerifyGetKey>();

const discover = (ctx: Context, issuer: string) =>
  requestJson(ctx, `${issuer}/.well-known/openid-configuration`);

/** The authorization URL of Google. */
export async function googleAddress(ctx: Context, state: string, verifier: string) {
  const { issuer, clientId } = configured(ctx);
  const url = new URL(textOf(await discover(ctx, issuer), 'authorization_endpoint'));
  url.search = String(
    new URLSearchParams({
      client_id: clientId,
      redirect_uri: callbackOf(ctx.settings, 'google'),
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce: challengeOf(state),
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    }),
  );
  return url.href;
}

/** Google's errors about a client, by RFC 6749, or about its registered return URLs. */
const refusesMall: RefusesMall = (_status, body) =>
  ['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch'].includes(
    String(fieldsOf(body).error),
  );

/** Exchanges the authorization code for the person. */
export async function googlePerson(
  ctx: Context,
  { code, state, verifier }: { code: string; state: string; verifier: string },
): Promise<Person> {
  const { issuer, clientId, clientSecret } = configured(ctx);
  const tokens = await requestJson(
    ctx,
    textOf(await discover(ctx, issuer), 'token_endpoint'),
    {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: callbackOf(ctx.settings, 'google'),
        code_verifier: verifier,
      }),
    },
    refusesMall,
  );
  return verified(ctx, textOf(tokens, 'id_token'), challengeOf(state));
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

/** Verifies signature, issuer, audience and expiry of an id token, and the nonce if one was sent. */
async function verified(ctx: Context, idToken: string, nonce?: string): Promise<Person> {
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
  if (nonce !== undefined && payload.nonce !== nonce) throw signInFailed();
  const { email, email_verified: isVerified, name } = payload;
  return {
    provider: 'google',
    subject: textOf(payload, 'sub'),
    name: typeof name === 'string' ? name : '',
    email: typeof email === 'string' && isVerified === true ? email : undefined,
  };
}

async function keysOf(ctx: Context, issuer: string): Promise<JWTVerifyGetKey> {
  const keys = createRemoteJWKSet(new URL(textOf(await discover(ctx, issuer), 'jwks_uri')));
  keySets.set(issuer, keys);
  return keys;
}
