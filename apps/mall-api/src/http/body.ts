import multipart from '@fastify/multipart';
import { whenOver } from '@vermilion/admission';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError } from '../kernel/errors';
import { deleteUpload, removeUploadFolder, storeUpload, type UploadedFile } from './uploaded-file';

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
    /** Files of the form, which are deleted when the request is over. */
    uploadedFiles: UploadedFile[];
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
  readTexts(app, 'application/json', (request, text, done) => {
    if (isRaw(request)) return done(null, bareText(text));
    if (text.length === 0) return done(null, undefined);
    // Fastify's own parser uses the callback; it returns a promise only if it was replaced
    void parseJson(request, text, done);
  });
  readTexts(app, 'application/x-www-form-urlencoded', (request, text, done) => {
    done(null, isRaw(request) ? formText(text) : Object.fromEntries(new URLSearchParams(text)));
  });
  readTexts(app, '*', (request, text, done) => {
    done(null, isRaw(request) ? bareText(text) : undefined);
  });
  readMultipart(app, largestFile);
  app.addHook('onClose', removeUploadFolder);
  app.decorateRequest('isReading', false);
  app.decorateRequest('uploadedFiles');
  app.addHook('preParsing', (request, reply, _payload, done) => {
    request.isReading = true;
    if (request.routeOptions.config.takesFile) deleteFilesAfter(request, reply);
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    request.isReading = false;
    done();
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

type ParseText = (
  request: FastifyRequest,
  text: string,
  done: (error: Error | null, body?: unknown) => void,
) => void;

/** Parses bodies of a type as text. Bytes that are no UTF-8 are refused: a replaced character would be stored. */
function readTexts(app: FastifyInstance, type: string, parse: ParseText): void {
  app.addContentTypeParser(type, { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      return done(new BusinessError(400, 'The body is not UTF-8'));
    }
    parse(request, text, done);
  });
}

function deleteFilesAfter(request: FastifyRequest, reply: FastifyReply): void {
  const files: UploadedFile[] = [];
  request.uploadedFiles = files;
  whenOver(request.raw, reply.raw, () => {
    for (const file of files)
      deleteUpload(file).catch((error: unknown) => request.log.warn({ err: error }, 'not deleted'));
  });
}

/** Multipart forms; a file becomes an `UploadedFile`. */
function readMultipart(app: FastifyInstance, largestFile: number): void {
  void app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: largestFile, files: 1, fields: 20, parts: 21, fieldSize: 10_000 },
    async onFile(this: FastifyRequest, part) {
      if (!this.routeOptions.config.takesFile) {
        part.file.resume();
        throw new BusinessError(400, 'This call takes no file');
      }
      const file = await storeUpload(part.file, this.log);
      this.uploadedFiles.push(file);
      if (part.file.truncated) throw new app.multipartErrors.RequestFileTooLargeError();
      // The name and type claimed by the client are ignored: the bytes decide
      Object.assign(part, { value: file });
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
