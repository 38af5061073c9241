import type { Generated } from 'kysely';
import type { Json } from './json';

/** Results of the check of orders, payments, stock and the ledger, newest last. */
export interface MoneyCheckTable {
  id: Generated<number>;
  started_at: Date;
  ended_at: Date;
  /** contradictions */
  found: number;
  /** as the operator API shows it */
  report: Json<unknown>;
}

/** A time when this database began to be a restored copy of a mall's. */
export interface RestoredCopyTable {
  id: Generated<number>;
  /** everything older was written by the mall that this is a copy of */
  restored_at: Date;
  /** when it became the mall itself */
  released_at: Date | null;
}
