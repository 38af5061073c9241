import type { FastifyInstance } from 'fastify';
import { isFile, operationOf } from './operation-of';

/** Logs each answered request: what it was and how long it took, never its content. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = operationOf(request);
    const level = isFile(route) ? 'debug' : 'info';
    const ms = Math.round(reply.elapsedTime);
    request.log[level]({ route, status: reply.statusCode, ms }, 'answered');
    done();
  });
}
