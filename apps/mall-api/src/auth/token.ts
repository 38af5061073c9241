import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 32 lowercase hex characters. */
export const newToken = (): string => randomBytes(16).toString('hex');

/** The stored form of a token: reading the table does not give access. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
