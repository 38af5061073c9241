import type { OperationRow } from '@vermilion/api-client';
import { type OperatorOperationId, operatorTable } from '@vermilion/api-client/operator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callApi } from './call-api';
import { clearTokens, readToken } from './cookies';
import { readEnvelope, sendFailure } from './envelope';
import { guardCalls } from './guard';
import { API, type BackOfficeOptions, ROOT } from './host';

const returned = ['content-type', 'content-disposition', 'retry-after'];

/** Calls of an account, not of a key: `session.ts` makes them, and keeps what they return from scripts. */
const ofAccounts = /^\/api\/operator\/(staff\/(places|open|close|accept)$|factor\/)/;

/** Calls that the relay forwards. */
export const relayed = (Object.entries(operatorTable) as [OperatorOperationId, OperationRow][]) // Object.entries widens the keys to string
  .filter(([, [, path]]) => !ofAccounts.test(path))
  .map(([id, [method, path, , special]]) => ({
    id,
    method,
    path,
    hasFile: special?.form === true,
  }));

const bodyOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : undefined);

/** Forwards a call with the key of the session. A key that is refused ends the session. */
async function relay(request: FastifyRequest, reply: FastifyReply, options: BackOfficeOptions) {
  const { raw } = request;
  const { secure, url } = options.host.factsOf(request);
  const { token: key } = readToken(raw, 'key', secure);
  if (!key) return sendFailure(reply, 200, 401, 'Please sign in');
  const answer = await callApi(
    request,
    {
      method: request.method as 'GET' | 'POST',
      target: API + url.pathname.slice(`${ROOT}/api/`.length) + url.search,
      credentials: { authorization: `Bearer ${key}` },
      body: bodyOf(request),
    },
    options,
  );
  for (const name of returned) {
    const value = answer.headers.get(name);
    if (value) reply.header(name, value);
  }
  if (answer.status === 401 || readEnvelope(answer.payload)?.code === 401)
    // Whoever left the desk signs in again, not only opens the place again
    reply.header('set-cookie', [
      ...clearTokens(raw, 'key', secure),
      ...clearTokens(raw, 'account', secure),
    ]);
  await options.host.sendPayload(reply, answer.status, answer.payload);
}

/** `/back-office/api/*`: the calls of the operators' contract, each by a route of its own. */
export async function addRelay(api: FastifyInstance, options: BackOfficeOptions) {
  guardCalls(api, options);
  const { host, limits } = options;
  const handler = host.sending((request, reply) => relay(request, reply, options));
  for (const { method, path, hasFile } of relayed) {
    const url = `${ROOT}/api/${path.slice(API.length).replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const [size, time] = hasFile
      ? [limits.uploadSize, limits.upload]
      : [limits.bodySize, limits.body];
    api.route({ method, url, handler, ...host.receiving(size, time) });
  }
  api.all(`${ROOT}/api/*`, (_request, reply) =>
    sendFailure(reply, 404, 404, 'This call is not relayed.'),
  );
}
