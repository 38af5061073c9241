import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ResponseTooLarge } from '@vermilion/admission';
import { REQUEST_ID } from '@vermilion/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logError } from './log-error';
import type { RelayOptions } from './relay-call';
import type { RequestContext } from './request-context';
import { sendAgain } from './send-again';
import { sendText } from './send-text';
import { sending } from './visits';

const requestHeaderNames = ['accept', 'if-none-match', 'if-modified-since', 'range'];
const responseHeaderNames = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

const FOLDER = 'picture';
const name = /^[\w@-]{1,128}\.(avif|webp|jpe?g|png|gif)$/;

/** The path of a catalogue image or an uploaded one; undefined for any other. */
function imagePath({ segments: [, ...names] }: RequestContext['url']): string | undefined {
  const [file = ''] = names.slice(-1);
  const known = names.length === 1 || (names.length === 2 && names[0] === 'upload');
  return known && name.test(file) ? ['', FOLDER, ...names].join('/') : undefined;
}

function requestHeaders({ headers: given, visitContext }: FastifyRequest): Headers {
  const { address, id } = visitContext;
  const headers = new Headers({ 'x-forwarded-for': address, [REQUEST_ID]: id });
  for (const name of requestHeaderNames) {
    const value = given[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

const isImage = (type: string | null) => /^image\/(?!svg)/.test(type ?? '');

/** Passes chunks through, up to `size` bytes in total; calls `alive` for each. */
const limitSize = (size: number, alive: () => void) =>
  async function* (source: AsyncIterable<Uint8Array>) {
    let length = 0;
    for await (const part of source) {
      alive();
      length += part.length;
      if (length > size) throw new ResponseTooLarge();
      yield part;
    }
  };

/** Relays everything below `/picture`: an image, after waiting for a place. */
export function addImages(app: FastifyInstance, options: RelayOptions) {
  const handler = sending(async (request, reply) => {
    const { url, visit } = request.visitContext;
    const path = imagePath(url);
    if (!path) return sendText(reply, 404, 'Not found');
    return visit.picture(() => streamImage(request, reply, path, options));
  });
  for (const url of [`/${FOLDER}`, `/${FOLDER}/*`])
    app.route({ method: ['GET', 'HEAD'], url, handler });
}

/** Streams an image from the API with its caching headers. No visitor data is sent along. */
async function streamImage(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { apiBase, limits, presence }: RelayOptions,
) {
  const { visit } = request.visitContext;
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), limits.image);
  const away = presence ? [presence()] : [];
  const gone = AbortSignal.any([visit.gone, silent.signal, ...away]);
  try {
    const { method } = request;
    const headers = requestHeaders(request);
    const options = { method, headers, redirect: 'manual', signal: gone } as const;
    const response = await sendAgain(() => fetch(apiBase + path, options));
    const { status, body } = response;
    const type = response.headers.get('content-type');
    if (status < 400 && status !== 304 && !isImage(type)) throw new TypeError('no picture');
    for (const name of responseHeaderNames) {
      const value = response.headers.get(name);
      // The Content-Length of a body that fetch has decompressed is too small
      if (value && !(name === 'content-length' && response.headers.has('content-encoding')))
        reply.header(name, value);
    }
    // Bodies of failures are not forwarded
    if (status >= 400) return sendText(reply, status, '');
    if (!body || method === 'HEAD') return void reply.code(status).send();
    visit.limitReading(Number(reply.getHeader('content-length') ?? limits.imageSize));
    const source = Readable.fromWeb(body as never);
    // The place is occupied until the image has been read, and a failure ends the connection
    reply.hijack();
    reply.raw.writeHead(status, reply.getHeaders() as OutgoingHttpHeaders);
    await pipeline(
      source,
      limitSize(limits.imageSize, () => timer.refresh()),
      reply.raw,
    );
  } catch (error) {
    if (reply.raw.destroyed) return;
    if (!gone.aborted) logError('picture', error, request.id);
    sendText(reply, gone.aborted ? 504 : 502, 'The picture could not be fetched.');
  } finally {
    clearTimeout(timer);
  }
}
