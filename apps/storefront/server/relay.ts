import { Refused } from '@vermilion/admission';
import { isOwnScriptCall } from '@vermilion/admission';
import { operationTable } from '@vermilion/api-client';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify';
import { BATCH_BYTES, relayBatch } from './batch';
import type { ApiCall } from './calls';
import { findCall } from './calls';
import { logError } from './log-error';
import { receiving } from './receive-body';
import type { RelayOptions } from './relay-call';
import { relayCall } from './relay-call';
import type { RequestContext } from './request-context';
import { sendEnvelope, sendText } from './send-text';
import { clearSessionCookies, readSession } from './session';
import { sending } from './visits';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call of the API that a request below `/api` asks for. */
    apiCall: ApiCall;
  }
}

/** Operator calls are never relayed, whatever key the browser holds. */
const isOperatorCall = ({ segments }: RequestContext['url']) =>
  segments[1]?.toLowerCase() === 'operator';

/** The API's response to a call without the session that it needs: the body of such a call is not received. */
function sendSessionRequired(
  { raw, visitContext: { secure } }: FastifyRequest,
  reply: FastifyReply,
) {
  const { names } = readSession(raw, secure);
  if (names.length) reply.header('set-cookie', clearSessionCookies(names, secure));
  reply.header('connection', 'close');
  const body = { code: 401, message: 'Please sign in', data: null };
  sendText(reply, 200, JSON.stringify(body), 'application/json');
}

/** Refuses what no page of the mall asks for, before a body is received. */
const protect: onRequestHookHandler = (request, reply, done) => {
  const { raw, method, visitContext: context } = request;
  // API responses are not documents: opened directly in a browser, they must not execute anything
  reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  if (isOperatorCall(context.url)) return sendEnvelope(reply, 404, 'This call is not relayed.');
  if (method !== 'GET' && method !== 'POST') {
    reply.header('allow', 'GET, POST');
    return sendEnvelope(reply, 405, 'Only GET and POST are relayed.');
  }
  const call = findCall(method, context.url.segments);
  if (call.isWrite && !isOwnScriptCall(raw, context.origin))
    return sendEnvelope(reply, 403, 'This call is open to the pages of this mall only.');
  if (call.needsSession && method === 'POST' && !readSession(raw, context.secure).token)
    return sendSessionRequired(request, reply);
  request.apiCall = call;
  done();
};

const refusedBodies: Record<number, string> = {
  408: 'The body did not arrive in time.',
  413: 'The body is too large.',
};

/** Responds with the reason why a call could not be relayed. */
function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refused) throw error;
  if (reply.raw.destroyed) return;
  const { statusCode = 500, name } = error;
  if (statusCode < 500) {
    reply.header('connection', 'close');
    const reason = refusedBodies[statusCode] ?? 'The body cannot be read.';
    return sendEnvelope(reply, statusCode, reason);
  }
  logError(`relay of ${request.apiCall.id ?? 'an unknown call'}`, error, request.id);
  sendEnvelope(reply, name === 'TimeoutError' ? 504 : 502, '');
}

/** The `/api` relay: protects writes against other origins, and sends failures in the API's envelope. */
export async function addRelay(api: FastifyInstance, options: RelayOptions) {
  const { bodySize, body, uploadSize, upload } = options.limits;
  api.addHook('onRequest', protect);
  api.setErrorHandler(sendFailure);
  const call = sending((request, reply) => relayCall(request, reply, request.apiCall, options));
  const batch = sending((request, reply) => relayBatch(request, reply, options));
  const [, uploadPath] = operationTable.uploadImage;
  for (const end of ['', '/']) {
    api.post(`/api/batch${end}`, receiving(BATCH_BYTES, body), batch);
    // A file is given more time and bytes than other bodies
    api.post(uploadPath + end, receiving(uploadSize, upload), call);
  }
  api.all('/api/*', receiving(bodySize, body), call);
}
