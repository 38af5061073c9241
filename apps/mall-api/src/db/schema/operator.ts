import type { Generated } from 'kysely';

export interface OperatorKeyTable {
  id: Generated<number>;
  name: string;
  /** Who reads the table cannot use it. */
  key_hash: Buffer;
  /** How the key begins. */
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
  /** null for what was done on the server itself */
  key_id: number | null;
  /** whose thing it is; null for the mall */
  shop_id: number | null;
  /** operationId of the call */
  action: string;
  subject_type: string;
  subject_id: string;
  result: 'done' | 'refused';
  /** the sender's name for the change, which is carried out once */
  request_id: string | null;
}
