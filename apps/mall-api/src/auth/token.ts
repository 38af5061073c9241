import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 32 lowercase hex characters. */
export const newToken = (): string => randomBytes(16).toString('hex');

/** What the database keeps of a token: who reads the table cannot use it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
