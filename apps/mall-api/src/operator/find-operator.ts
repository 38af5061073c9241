import type { Deps, Operator } from '../kernel/context';
import { findValidKey, minuteBefore, touchKey } from './key-store';
import { scopesOfRoles } from './roles';

/** The operator of a key, or undefined when the key is unknown, revoked, or of a session that has ended. */
export async function findOperator(
  { db, now, policy }: Pick<Deps, 'db' | 'now' | 'policy'>,
  key: string,
): Promise<Operator | undefined> {
  const time = now();
  const idleSince = new Date(time.getTime() - policy.staff.idleMinutes * 60_000);
  const row = await findValidKey(db.reads, key, { now: time, idleSince });
  if (!row) return undefined;
  if (!row.last_used_at || row.last_used_at < minuteBefore(time)) await touchKey(db, row.id, time);
  const scopes = row.roles ? scopesOfRoles(row.roles, row.shop_id) : row.scopes;
  return { keyId: row.id, shopId: row.shop_id, scopes };
}
