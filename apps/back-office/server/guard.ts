import { isOwnScriptCall, Refused } from '@vermilion/admission';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './envelope';
import type { BackOfficeOptions } from './host';

const refusedBodies: Record<number, string> = {
  408: 'The body did not arrive in time.',
  413: 'The body is too large.',
};

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refused) throw error;
  if (reply.raw.destroyed) return;
  const { statusCode = 500, name } = error;
  if (statusCode >= 500) {
    const status = name === 'TimeoutError' ? 504 : 502;
    // The caller's own path and data are not written to the log
    request.log.error({ error: error.name }, 'back office: the API did not answer');
    return sendFailure(reply, status, status, '');
  }
  reply.header('connection', 'close');
  const reason = refusedBodies[statusCode] ?? 'The body cannot be read.';
  sendFailure(reply, statusCode, statusCode, reason);
}

/** Protects calls: responses execute nothing, and only the back office's own pages write. */
export function guardCalls(calls: FastifyInstance, { host }: BackOfficeOptions) {
  calls.setErrorHandler(answerError);
  calls.addHook('onRequest', (request, reply, done) => {
    const policy = "default-src 'none'; sandbox; frame-ancestors 'none'";
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'private, no-store' });
    const isWrite = request.method !== 'GET';
    if (isWrite && !isOwnScriptCall(request.raw, host.factsOf(request).origin))
      return sendFailure(
        reply,
        403,
        403,
        'This call is open to the pages of the back office only.',
      );
    done();
  });
}
