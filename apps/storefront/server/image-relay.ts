import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sendText } from './send-text';
import { logError } from './log-error';
import { readAgain } from './read-again';
import { ResponseTooLarge } from './read-response';
import type { RelayOptions } from './relay-call';
import type { RequestContext, VisitContext } from './request-context';

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

/** Whether the path is below `/picture/`, well-formed or not. */
export const isImagePath = ({ segments }: RequestContext['url']) => segments[0] === FOLDER;

/** The path of a catalogue image or an uploaded one; undefined for any other. */
function imagePath({ segments: [, ...names] }: RequestContext['url']): string | undefined {
  const [file = ''] = names.slice(-1);
  const known = names.length === 1 || (names.length === 2 && names[0] === 'upload');
  return known && name.test(file) ? ['', FOLDER, ...names].join('/') : undefined;
}

function requestHeaders(req: IncomingMessage, { address }: RequestContext): Headers {
  const headers = new Headers({ 'x-forwarded-for': address });
  for (const name of requestHeaderNames) {
    const value = req.headers[name];
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

/** Relays an image, after waiting for a place. */
export async function relayImage(
  req: IncomingMessage,
  res: ServerResponse,
  context: VisitContext,
  options: RelayOptions,
) {
  const path = imagePath(context.url);
  if (!path) return sendText(res, 404, 'Not found');
  return context.visit.picture(() => streamImage(req, res, path, context, options));
}

/** Streams an image from the API with its caching headers. No visitor data is sent along. */
async function streamImage(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  context: VisitContext,
  { apiBase, limits }: RelayOptions,
) {
  const { visit } = context;
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), limits.image);
  const gone = AbortSignal.any([visit.gone, silent.signal]);
  try {
    const { method } = req;
    const headers = requestHeaders(req, context);
    const options = { method, headers, redirect: 'manual', signal: gone } as const;
    const response = await readAgain(() => fetch(apiBase + path, options));
    const { status, body } = response;
    const type = response.headers.get('content-type');
    if (status < 400 && status !== 304 && !isImage(type)) throw new TypeError('no picture');
    for (const name of responseHeaderNames) {
      const value = response.headers.get(name);
      // The Content-Length of a body that fetch has decompressed is too small
      if (value && !(name === 'content-length' && response.headers.has('content-encoding')))
        res.setHeader(name, value);
    }
    // Bodies of failures are not forwarded
    if (status >= 400) return sendText(res, status, '');
    res.writeHead(status);
    if (!body || method === 'HEAD') return void res.end();
    visit.limitReading(Number(res.getHeader('content-length') ?? limits.imageSize));
    const source = Readable.fromWeb(body as never);
    await pipeline(
      source,
      limitSize(limits.imageSize, () => timer.refresh()),
      res,
    );
  } catch (error) {
    if (res.destroyed) return;
    if (!gone.aborted) logError('picture', error);
    sendText(res, gone.aborted ? 504 : 502, 'The picture could not be fetched.');
  } finally {
    clearTimeout(timer);
  }
}
