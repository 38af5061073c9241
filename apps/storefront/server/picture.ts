import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answer } from './answer';

const asked = ['accept', 'if-none-match', 'if-modified-since', 'range'];
const given = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

/** Streams a picture through, with the headers by which browsers keep it. Pictures know no visitor. */
export async function relayPicture(req: IncomingMessage, res: ServerResponse, apiBase: string) {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const headers = new Headers();
  for (const name of asked) {
    const value = req.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  try {
    const { method } = req;
    const options = { method, headers, redirect: 'manual', signal: gone.signal } as const;
    const response = await fetch(apiBase + req.url, options);
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
