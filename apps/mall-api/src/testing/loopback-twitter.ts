import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorizationHeader, type SignedRequest } from '../social/oauth1';
import { consentPage, type LoopbackState, newGrant, takeGrant } from './loopback-state';

export const TWITTER = { key: 'loopback-key', secret: 'loopback-secret' };

type Fields = Record<string, string | undefined>;

/** The fields of an `Authorization: OAuth` header, decoded. */
function oauthFields(request: FastifyRequest): Fields {
  const pairs = (request.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g);
  return Object.fromEntries(
    Array.from(pairs, ([, name, value]) => [name, decodeURIComponent(value ?? '')]),
  );
}

/** Recomputes the signature and compares. */
function isSigned(request: FastifyRequest, state: LoopbackState, tokenSecret = ''): boolean {
  const fields = oauthFields(request);
  const url = new URL(request.url, state.base);
  const oauth: Record<string, string> = {};
  for (const name of ['oauth_callback', 'oauth_verifier']) {
    if (fields[name] !== undefined) oauth[name] = fields[name];
  }
  const signed: SignedRequest = {
    method: request.method === 'GET' ? 'GET' : 'POST',
    url: url.origin + url.pathname,
    params: [...url.searchParams],
    oauth,
  };
  const keys = { ...TWITTER, token: fields.oauth_token, tokenSecret };
  const moment = { nonce: fields.oauth_nonce ?? '', timestamp: Number(fields.oauth_timestamp) };
  return request.headers.authorization === authorizationHeader(keys, signed, moment);
}

const SECRET = 'request-token-secret';
const ACCESS = 'access-token-secret';

/** A fake of Twitter's OAuth 1.0a: rejects invalid signatures. */
export function loopbackTwitter(app: FastifyInstance, state: LoopbackState): void {
  app.post('/twitter/oauth/request_token', (request, reply) => {
    if (!isSigned(request, state)) return reply.code(401).send('Could not authenticate you');
    const { oauth_callback: callback = '' } = oauthFields(request);
    const token = newGrant(state, { callback });
    const answer = { oauth_token: token, oauth_token_secret: SECRET };
    return reply.send(String(new URLSearchParams({ ...answer, oauth_callback_confirmed: 'true' })));
  });

  app.get<{ Querystring: Fields }>('/twitter/oauth/authorize', (request, reply) => {
    const { oauth_token: token = '' } = request.query;
    const grant = takeGrant(state, token);
    if (!grant) return reply.code(404).send();
    const verifier = newGrant(state, { token });
    const back = new URL(grant.callback ?? '');
    back.search = String(new URLSearchParams({ oauth_token: token, oauth_verifier: verifier }));
    return reply.type('text/html').send(consentPage('Twitter', state.person, back));
  });

  app.post('/twitter/oauth/access_token', (request, reply) => {
    const { oauth_token: token, oauth_verifier: verifier } = oauthFields(request);
    const isRight = isSigned(request, state, SECRET) && takeGrant(state, verifier)?.token === token;
    if (!isRight) return reply.code(401).send('Could not authenticate you');
    const { id, name } = state.person;
    const answer = { oauth_token: 'access', oauth_token_secret: ACCESS };
    return reply.send(String(new URLSearchParams({ ...answer, user_id: id, screen_name: name })));
  });

  app.get('/twitter/1.1/account/verify_credentials.json', (request, reply) => {
    if (!isSigned(request, state, ACCESS)) return reply.code(401).send();
    const { id, name, email, verified } = state.person;
    return reply.send({ id_str: id, name, email: verified ? email : null });
  });
}
