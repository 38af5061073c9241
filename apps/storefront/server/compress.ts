import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The best encoding that the Accept-Encoding header allows; undefined for none. */
export function negotiate(header: string | string[] | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) : 1);
  }
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : undefined;
}

/** A compressor for streamed pages: it flushes after every write. */
export function pageCompressor(encoding: Encoding): Transform {
  return encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 });
}

/** Compresses a complete body. */
export const compressed = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : gzipSync(body, { level: 5 });

/**
 * Every encoding of a body that is compressed once and sent often; asynchronous, so that other requests are
 * not blocked.
 */
export async function compressedForAll(plain: Buffer): Promise<Record<Encoding, Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 6 }),
  ]);
  return { br, gzip: gz };
}
