import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/** Reads a body whole. Rejects with BodyTooLarge as soon as it is longer than the limit, in bytes. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limit) throw new BodyTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
