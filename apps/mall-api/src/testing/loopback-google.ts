import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import {
  challengeOf,
  consentPage,
  type LoopbackState,
  newGrant,
  takeGrant,
} from './loopback-state';

export const GOOGLE = { clientId: 'loopback-google', clientSecret: 'loopback-google-secret' };

type Fields = Record<string, string>;

/** Signs id tokens as Google would; `claims` override the defaults. */
export type SignIdToken = (claims?: JWTPayload) => Promise<string>;

/** A fake Google: discovery, consent, token exchange, keys. */
export async function loopbackGoogle(
  app: FastifyInstance,
  state: LoopbackState,
): Promise<SignIdToken> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'loopback', alg: 'RS256', use: 'sig' };
  const issuer = () => `${state.base}/google`;

  const sign: SignIdToken = (claims) => {
    const { id, name, email, verified } = state.person;
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: issuer(),
      aud: GOOGLE.clientId,
      sub: id,
      iat: now,
      exp: now + 3600,
      name,
      email,
      email_verified: verified ?? false,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'loopback' })
      .sign(privateKey);
  };

  app.get('/google/.well-known/openid-configuration', () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    jwks_uri: `${issuer()}/keys`,
  }));
  app.get('/google/keys', () => ({ keys: [key] }));

  app.get<{ Querystring: Fields }>('/google/authorize', (request, reply) => {
    const { state: sent = '', redirect_uri: back = '' } = request.query;
    const code = newGrant(state, { ...request.query });
    const url = new URL(back);
    url.search = String(new URLSearchParams({ code, state: sent }));
    return reply.type('text/html').send(consentPage('Google', state.person, url));
  });

  app.post<{ Body: Fields }>('/google/token', async (request, reply) => {
    const { code, client_id, client_secret, redirect_uri, code_verifier = '' } = request.body;
    const grant = takeGrant(state, code);
    const isRight =
      grant?.redirect_uri === redirect_uri && grant?.code_challenge === challengeOf(code_verifier);
    if (client_id !== GOOGLE.clientId || client_secret !== GOOGLE.clientSecret)
      return reply.code(401).send({ error: 'invalid_client' });
    if (!isRight) return reply.code(400).send({ error: 'invalid_grant' });
    const idToken = await sign({ nonce: state.nonce ?? grant?.nonce });
    return { access_token: randomUUID(), id_token: idToken, token_type: 'Bearer' };
  });
  return sign;
}
