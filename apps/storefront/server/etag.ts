import { createHash } from 'node:crypto';

/** The ETag of a body: equal for equal bytes in every process. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Whether an If-None-Match header names an ETag. The comparison is weak: proxies that compress mark ETags as weak.
 */
export const matchesEtag = (header: string | undefined, etag: string): boolean => {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
};
