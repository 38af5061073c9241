import { createHash, randomBytes } from 'node:crypto';
import contract from '@vermilion/api-client/contract/operator.json';
import type { OperatorScope } from '@vermilion/api-client/operator';

/** Everything that a key may be allowed to do. */
export const allScopes = contract.components.schemas.OperatorScope.enum as OperatorScope[];

/** A new key. The prefix lets scanners for leaked secrets recognise it. */
export const newKey = (): string => `vmo_${randomBytes(24).toString('hex')}`;

/**
 * What the database keeps of a key. It is looked up by its hash: how long that takes tells nothing of
 * other keys. Keys are random, so a plain hash cannot be reversed.
 */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** By which people tell keys apart. */
export const hintOf = (key: string): string => key.slice(0, 8);
