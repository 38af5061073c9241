import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Hand the body over as text, whatever its content type says. */
    rawBody?: boolean;
  }
}

/**
 * Bodies as storefronts of this family send them: JSON, JSON of zero bytes, and the e-mail address
 * alone, `a@b.co` or `"a@b.co"`, under the content type of JSON.
 */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const isRaw = (request: FastifyRequest) => request.routeOptions.config.rawBody;
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isRaw(request)) return done(null, bareText(String(body)));
    if (body.length === 0) return done(null, undefined);
    // Fastify's own parser calls back; it returns a promise only if it was replaced.
    void parseJson(request, String(body), done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    done(null, isRaw(request) ? bareText(String(body)) : undefined);
  });
}

const bareText = (body: string) =>
  body
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim();
