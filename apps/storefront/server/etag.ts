import { createHash } from 'node:crypto';

/** The ETag of a body: the same for the same bytes, whichever process sends them. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
