import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import * as acceptNegotiator from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

const encodings: Encoding[] = ['br', 'gzip'];

/** Quality of what is sent once, and of what is compressed once and sent often. */
const levels = { once: { br: 4, gzip: 5 }, often: { br: 6, gzip: 6 } };

/** The best encoding that the Accept-Encoding header allows; undefined for none. */
export const negotiate = (header = ''): Encoding | undefined =>
  // Its result is one of `encodings`
  (acceptNegotiator.negotiate(header, encodings) ?? undefined) as Encoding | undefined;

/** A compressor for streamed pages: it flushes after every write. */
export function pageCompressor(encoding: Encoding): Transform {
  return encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: levels.once.br },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: levels.once.gzip });
}

/** Compresses a complete body, asynchronously, so that other requests are not blocked. */
export function compress(
  plain: Buffer,
  encoding: Encoding,
  use: keyof typeof levels = 'once',
): Promise<Buffer> {
  const level = levels[use][encoding];
  return encoding === 'br'
    ? promisify(brotliCompress)(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: level },
      })
    : promisify(gzip)(plain, { level });
}

/** Every encoding of a body that is compressed once and sent often. */
export async function compressedForAll(plain: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    compress(plain, 'br', 'often'),
    compress(plain, 'gzip', 'often'),
  ]);
  return { br, gzip: gz };
}
