import { type Kysely, sql } from 'kysely';

/** Idempotency keys of requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotent_call (
      user_id int not null references user_account on delete cascade,
      operation text not null,
      key text not null,
      request_hash bytea not null,
      answer jsonb,
      expires_at timestamptz not null,
      primary key (user_id, operation, key)
    )`.execute(db);
  await sql`create index idempotent_call_expiry on idempotent_call (expires_at)`.execute(db);
}
