import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './compress';
import { negotiate } from './compress';
import { matchesEtag } from './etag';

/** A body and its available compressed forms. */
export type Bodies = { plain: Buffer } & Partial<Record<Encoding, Buffer>>;

interface Body {
  type: string;
  etag: string;
  bodies: Bodies;
}

/** Sends a complete body in the best encoding that the browser accepts, or 304 if the browser has it. */
export function sendBody(req: IncomingMessage, res: ServerResponse, { type, etag, bodies }: Body) {
  const encoding = negotiate(req.headers['accept-encoding']);
  const body = (encoding && bodies[encoding]) || bodies.plain;
  res.setHeader('ETag', etag);
  if (matchesEtag(req.headers['if-none-match'], etag)) return void res.writeHead(304).end();
  if (encoding && body !== bodies.plain) res.setHeader('Content-Encoding', encoding);
  res.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}
