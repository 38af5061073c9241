import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answer } from './answer';
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

/** Streams a picture through, with the headers by which browsers keep it. Pictures know no visitor. */
export async function relayPicture(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  apiBase: string,
) {
  const path = picturePath(context.url);
  if (!path) return answer(res, 404, 'Not found');
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  try {
    const { method } = req;
    const headers = requestHeaders(req, context);
    const options = { method, headers, redirect: 'manual', signal: gone.signal } as const;
    const response = await fetch(apiBase + path, options);
    for (const name of given) {
      const value = response.headers.get(name);
      // a body that fetch has unpacked is longer than its length header says
      if (value && !(name === 'content-length' && response.headers.has('content-encoding')))
        res.setHeader(name, value);
    }
    res.writeHead(response.status);
    if (!response.body || method === 'HEAD') return void res.end();
    await pipeline(Readable.fromWeb(response.body as never), res);
  } catch {
    if (!gone.signal.aborted) answer(res, 502, 'The picture could not be fetched.');
  }
}
