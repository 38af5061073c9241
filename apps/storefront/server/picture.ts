import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answer } from './answer';
import { logError } from './log-error';
import { AnswerTooLarge } from './read-answer';
import type { RelayOptions } from './relay-call';
import type { RequestContext } from './request-context';

const asked = ['accept', 'if-none-match', 'if-modified-since', 'range'];
const given = [
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

/** Is this a path below `/picture/`, well-formed or not? */
export const isPicturePath = ({ segments }: RequestContext['url']) => segments[0] === FOLDER;

/** The path of a picture or of an uploaded one; undefined for any other. */
function picturePath({ segments: [, ...names] }: RequestContext['url']): string | undefined {
  const [file = ''] = names.slice(-1);
  const known = names.length === 1 || (names.length === 2 && names[0] === 'upload');
  return known && name.test(file) ? ['', FOLDER, ...names].join('/') : undefined;
}

function requestHeaders(req: IncomingMessage, { address }: RequestContext): Headers {
  const headers = new Headers({ 'x-forwarded-for': address });
  for (const name of asked) {
    const value = req.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

const isPicture = (type: string | null) => /^image\/(?!svg)/.test(type ?? '');

/** Passes parts on while they come: not more than `size` bytes, and `alive` at each. */
const bounded = (size: number, alive: () => void) =>
  async function* (source: AsyncIterable<Uint8Array>) {
    let length = 0;
    for await (const part of source) {
      alive();
      length += part.length;
      if (length > size) throw new AnswerTooLarge();
      yield part;
    }
  };

/** Streams a picture through, with the headers by which browsers keep it. Pictures know no visitor. */
export async function relayPicture(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  { apiBase, limits }: RelayOptions,
) {
  const path = picturePath(context.url);
  if (!path) return answer(res, 404, 'Not found');
  const gone = new AbortController();
  const timer = setTimeout(() => gone.abort(), limits.picture);
  res.once('close', () => {
    clearTimeout(timer);
    gone.abort();
  });
  try {
    const { method } = req;
    const headers = requestHeaders(req, context);
    const options = { method, headers, redirect: 'manual', signal: gone.signal } as const;
    const response = await fetch(apiBase + path, options);
    const { status, body } = response;
    const type = response.headers.get('content-type');
    if (status < 400 && status !== 304 && !isPicture(type)) throw new TypeError('no picture');
    for (const name of given) {
      const value = response.headers.get(name);
      // a body that fetch has unpacked is longer than its length header says
      if (value && !(name === 'content-length' && response.headers.has('content-encoding')))
        res.setHeader(name, value);
    }
    // what is said beside a failure is not for the page
    if (status >= 400) return answer(res, status, '');
    res.writeHead(status);
    if (!body || method === 'HEAD') return void res.end();
    const source = Readable.fromWeb(body as never);
    await pipeline(
      source,
      bounded(limits.pictureSize, () => timer.refresh()),
      res,
    );
  } catch (error) {
    if (res.destroyed) return;
    if (!gone.signal.aborted) logError('picture', error);
    answer(res, gone.signal.aborted ? 504 : 502, 'The picture could not be fetched.');
  }
}
