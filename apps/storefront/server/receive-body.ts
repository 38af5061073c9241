import { addAbortSignal, finished, PassThrough } from 'node:stream';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';

/** A failure whose status Fastify sends, like those of its own parsers. */
class BodyTooSlow extends Error {
  override name = 'BodyTooSlow';
  readonly statusCode = 408;
}

/** Bodies of any type are kept as received. */
export function keepBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/**
 * Options of a route that receives bodies of at most `size` bytes, each within `ms`. They count for their caller. A body
 * that is too large or too slow is an error with the status 413 or 408.
 */
export const receiving = (
  size: number,
  ms: number,
): Required<Pick<RouteShorthandOptions, 'bodyLimit' | 'preParsing'>> => ({
  bodyLimit: size,
  preParsing(request, _reply, payload, done) {
    // Fastify reads no other bodies
    if (request.method !== 'POST') return done(null, payload);
    const { visit } = request.visitContext;
    const announced = Number(request.headers['content-length'] ?? size);
    const release = visit.body(Math.min(announced, size));
    // A stream of its own, so that its failure leaves the connection open for the response
    const body = addAbortSignal(visit.gone, new PassThrough());
    const timer = setTimeout(() => body.destroy(new BodyTooSlow()), ms);
    finished(body, () => {
      clearTimeout(timer);
      release();
    });
    done(null, payload.pipe(body));
  },
});

/** The body of a request as received; empty without one. */
export const bodyOf = ({ body }: { body: unknown }) =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);
