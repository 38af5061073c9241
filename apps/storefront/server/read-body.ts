import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}
export class BodyTooSlow extends Error {
  override name = 'BodyTooSlow';
}

/**
 * Reads a whole body. Rejects with BodyTooLarge as soon as it exceeds `size` in bytes, and with BodyTooSlow
 * when it has not arrived after `ms`. The rest is left unread, so that a response can still be sent.
 */
export function readBody(req: IncomingMessage, size: number, ms: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const fail = (error: Error) => {
      clearTimeout(timer);
      req.off('data', take).pause();
      reject(error);
    };
    const take = (part: Buffer) => {
      length += part.length;
      if (length > size) return fail(new BodyTooLarge());
      parts.push(part);
    };
    const timer = setTimeout(() => fail(new BodyTooSlow()), ms);
    req.once('error', fail);
    req.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(parts));
    });
    if (Number(req.headers['content-length'] ?? 0) > size) fail(new BodyTooLarge());
    else req.on('data', take);
  });
}
