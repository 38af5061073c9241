import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusinessError } from '../kernel/errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Hand the body over as text, whatever its content type says. */
    rawBody?: boolean;
    /** The form of this call may hold a file. */
    takesFile?: boolean;
  }
  interface FastifyRequest {
    /** The body is being read and checked: what goes wrong now is the sender's mistake. */
    isReading: boolean;
  }
}

/**
 * Bodies as storefronts of this family send them: JSON, JSON of zero bytes, forms of both kinds, and
 * the e-mail address alone, `a@b.co` or `"a@b.co"`, under the content type of JSON or of a form.
 */
export function readBodies(app: FastifyInstance, largestFile: number): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const isRaw = (request: FastifyRequest) => request.routeOptions.config.rawBody;
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isRaw(request)) return done(null, bareText(String(body)));
    if (body.length === 0) return done(null, undefined);
    // Fastify's own parser calls back; it returns a promise only if it was replaced.
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

/** Forms of several parts; a file comes as a `File`. */
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
      // The type that the sender claims is ignored: the bytes decide.
      Object.assign(part, { value: new File([new Uint8Array(bytes)], part.filename) });
    },
  });
}

const bareText = (body: string) =>
  body
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim();

/** A text that was sent as a form: as it is, or encoded, with or without a name before it. */
function formText(body: string): string {
  const text = bareText(body);
  if (/@/.test(text)) return text.replace(/^email=/, '');
  const [[name = '', value = ''] = []] = new URLSearchParams(text);
  return value || name;
}
