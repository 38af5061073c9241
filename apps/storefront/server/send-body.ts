import type { FastifyReply } from 'fastify';
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
export function sendBody(reply: FastifyReply, { type, etag, bodies }: Body) {
  const { headers, method } = reply.request;
  const encoding = negotiate(headers['accept-encoding']);
  const body = (encoding && bodies[encoding]) || bodies.plain;
  reply.header('etag', etag);
  if (matchesEtag(headers['if-none-match'], etag)) return void reply.code(304).send();
  if (encoding && body !== bodies.plain) reply.header('content-encoding', encoding);
  reply.header('content-type', type).header('content-length', body.length);
  void reply.send(method === 'HEAD' ? undefined : body);
}
