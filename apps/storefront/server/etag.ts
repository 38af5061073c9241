import { createHash } from 'node:crypto';

/** The ETag of a body: equal for equal bytes in every process. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
