import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusinessError } from '../kernel/errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Passes the body as text, whatever its content type. */
    rawBody?: boolean;
    /** The form of this call may contain a file. */
    takesFile?: boolean;
  }
  interface FastifyRequest {
    /** The body is being read and validated: errors now are the client's. */
    isReading: boolean;
  }
}

/**
 * Request bodies in all forms that storefronts of this API family send: JSON, empty JSON, both kinds of
 * forms, and a bare e-mail address, `a@b.co` or `"a@b.co"`, with the content type of JSON or of a form.
 */
export function readBodies(app: FastifyInstance, largestFile: number): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const isRaw = (request: FastifyRequest) => request.routeOptions.config.rawBody;
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isRaw(request)) return done(null, bareText(String(body)));
    if (body.length === 0) return done(null, undefined);
    // Fastify's own parser uses the callback; it returns a promise only if it was replaced
    void parseJson(request, String(body), done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      const text = String(body);
      done(null, isRaw(request) ? formText(text) : Object.fromEntries(new URLSearchParams(text)));
    },
  );
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    done(null, isRaw(request) ? bareText(String(body)) : undefined);
  });
  readMultipart(app, largestFile);
  app.decorateRequest('isReading', false);
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    request.isReading = true;
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    request.isReading = false;
    done();
  });
}

/** Multipart forms; a file becomes a `File`. */
function readMultipart(app: FastifyInstance, largestFile: number): void {
  void app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: largestFile, files: 1, fields: 20, parts: 21, fieldSize: 10_000 },
    async onFile(this: FastifyRequest, part) {
      if (!this.routeOptions.config.takesFile) {
        part.file.resume();
        throw new BusinessError(400, 'This call takes no file');
      }
      const bytes = await part.toBuffer();
      // The type claimed by the client is ignored: the bytes decide
      Object.assign(part, { value: new File([new Uint8Array(bytes)], part.filename) });
    },
  });
}

const bareText = (body: string) =>
  body
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim();

/** A text sent as a form: raw or encoded, with or without a field name. */
function formText(body: string): string {
  const text = bareText(body);
  if (/@/.test(text)) return text.replace(/^email=/, '');
  const [[name = '', value = ''] = []] = new URLSearchParams(text);
  return value || name;
}
