import type { Generated } from 'kysely';

export interface OperatorKeyTable {
  id: Generated<number>;
  name: string;
  /** A hash, so that reading the table does not give access. */
  key_hash: Buffer;
  /** The first characters of the key. */
  hint: string;
  scopes: string[];
  /** null for a key of the whole mall */
  shop_id: number | null;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** Append-only: the database refuses to change or delete a row. */
export interface AuditEntryTable {
  id: Generated<number>;
  at: Date;
  /** null for actions on the server itself */
  key_id: number | null;
  /** the shop that owns the object; null for the mall */
  shop_id: number | null;
  /** operationId of the call */
  action: string;
  subject_type: string;
  subject_id: string;
  result: 'done' | 'refused';
  /** idempotency key of the change */
  request_id: string | null;
}
