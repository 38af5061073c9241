import type { FastifyError, FastifyInstance } from 'fastify';
import { isBusy } from '../db/failures';

/** Seconds after which whoever found the mall busy may ask again. */
const RETRY_AFTER = 10;

/**
 * Routes beside the contract are for browsers and machines, which go by the HTTP status: a provider
 * repeats a message unless it is answered with 2xx, and a cache keeps what is answered with 200.
 */
export function answerWithRealStatuses(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'failed');
    if (status === 503) void reply.header('retry-after', RETRY_AFTER);
    return reply
      .code(status)
      .removeHeader('etag')
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .serializer(String)
      .send(status < 500 ? 'This request cannot be read' : status === 503 ? 'Busy' : 'Failed');
  });
}

function statusOf(error: FastifyError): number {
  if (isBusy(error)) return 503;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
