import type { AuditEntry, OperatorKey, OperatorScope } from '@vermilion/api-client/operator';
import { operatorOf } from '../http/handler';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import type { EntryRow } from './audit-store';
import type { KeyRow } from './key-store';

export const toKey = ({ policy }: Context, row: KeyRow): OperatorKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes as OperatorScope[], // Only calls of the contract are stored
  shopId: row.shop_id,
  createTime: wireTime(policy, row.created_at),
  lastUsedTime: wireTimeOrNull(policy, row.last_used_at),
  revokeTime: wireTimeOrNull(policy, row.revoked_at),
});

/** An audit entry. Shops cannot see the names of the mall's keys. */
export function toEntry(ctx: Context, row: EntryRow): AuditEntry {
  const { shopId } = operatorOf(ctx);
  return {
    id: row.id,
    time: wireTime(ctx.policy, row.at),
    keyId: row.key_id,
    keyName: shopId === null || row.key_shop_id === shopId ? row.key_name : null,
    shopId: row.shop_id,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    result: row.result,
  };
}
