import type { Deps, Operator } from '../kernel/context';
import { findValidKey, minuteBefore, touchKey } from './key-store';

/** The operator of a key, or undefined when the key is unknown or revoked. */
export async function findOperator(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  key: string,
): Promise<Operator | undefined> {
  const row = await findValidKey(db.reads, key);
  if (!row) return undefined;
  const time = now();
  if (!row.last_used_at || row.last_used_at < minuteBefore(time)) await touchKey(db, row.id, time);
  return { keyId: row.id, shopId: row.shop_id, scopes: row.scopes };
}
