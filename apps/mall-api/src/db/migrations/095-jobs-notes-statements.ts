import { type Kysely, sql } from 'kysely';

/** Jobs in a queue where a week of finished ones lies; notes of a shop; statements from indexes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create index job_recurring on job (name) where every_seconds is not null',
  'create index shop_order_shop_group on shop_order (shop_id, group_id)',
  'drop index ledger_entry_account',
  'create index ledger_entry_account on ledger_entry (account, id desc) include (amount_minor, transaction_id, item)',
  'drop index ledger_transaction_time',
  'create index ledger_transaction_time on ledger_transaction (created_at) include (id)',
];
