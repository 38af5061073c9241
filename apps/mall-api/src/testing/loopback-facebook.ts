import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  challengeOf,
  consentPage,
  type LoopbackState,
  newGrant,
  takeGrant,
} from './loopback-state';

export const FACEBOOK = { appId: '4242', appSecret: 'loopback-facebook-secret' };

type Fields = Record<string, string>;

const bearer = (header = '') => header.replace(/^Bearer /, '');
const proofOf = (token: string) =>
  createHmac('sha256', FACEBOOK.appSecret).update(token).digest('hex');

/** A fake Facebook: consent, code exchange, token inspection, profile. */
export function loopbackFacebook(app: FastifyInstance, state: LoopbackState): void {
  const newToken = (appId: string) => newGrant(state, { app: appId });

  app.get<{ Querystring: Fields }>('/facebook/dialog/oauth', (request, reply) => {
    const { state: sent = '', redirect_uri: back = '' } = request.query;
    const code = newGrant(state, { ...request.query });
    const url = new URL(back);
    url.search = String(new URLSearchParams({ code, state: sent }));
    return reply.type('text/html').send(consentPage('Facebook', state.person, url));
  });

  app.post<{ Body: Fields }>('/graph/oauth/access_token', (request, reply) => {
    const { code, client_id, client_secret, redirect_uri, code_verifier = '' } = request.body;
    const grant = takeGrant(state, code);
    const isRight =
      grant?.redirect_uri === redirect_uri && grant?.code_challenge === challengeOf(code_verifier);
    if (client_id !== FACEBOOK.appId)
      return reply.code(400).send({ error: { type: 'OAuthException', code: 101 } });
    if (client_secret !== FACEBOOK.appSecret)
      return reply.code(400).send({ error: { type: 'OAuthException', code: 1 } });
    if (!isRight) return reply.code(400).send({ error: { type: 'OAuthException', code: 100 } });
    return reply.send({ access_token: newToken(FACEBOOK.appId), token_type: 'bearer' });
  });

  app.get<{ Querystring: Fields }>('/graph/debug_token', (request, reply) => {
    const { appId, appSecret } = FACEBOOK;
    if (bearer(request.headers.authorization) !== `${appId}|${appSecret}`) {
      return reply.code(400).send();
    }
    const grant = state.grants.get(request.query.input_token ?? '');
    return reply.send({ data: { is_valid: Boolean(grant), app_id: grant?.app ?? '' } });
  });

  app.get<{ Querystring: Fields }>('/graph/me', (request, reply) => {
    const token = bearer(request.headers.authorization);
    const isRight = state.grants.has(token) && request.query.appsecret_proof === proofOf(token);
    if (!isRight) return reply.code(400).send({ error: { message: 'Invalid token' } });
    const { id, name, email } = state.person;
    return reply.send({ id, name, ...(email && { email }) });
  });
}
