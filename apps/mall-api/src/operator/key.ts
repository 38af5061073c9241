import { createHash, randomBytes } from 'node:crypto';
import contract from '@vermilion/api-client/contract/operator.json';
import type { OperatorScope } from '@vermilion/api-client/operator';

/** All scopes that a key can have. */
export const allScopes = contract.components.schemas.OperatorScope.enum as OperatorScope[];

/** A new key. The prefix lets secret scanners recognise it. */
export const newKey = (): string => `vmo_${randomBytes(24).toString('hex')}`;

/**
 * The stored form of a key. Keys are looked up by hash, so the response time reveals nothing about others.
 * Keys are random, so a plain hash cannot be reversed.
 */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The prefix by which people tell keys apart. */
export const hintOf = (key: string): string => key.slice(0, 8);
