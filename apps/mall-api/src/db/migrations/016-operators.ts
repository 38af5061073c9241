import { type Kysely, sql } from 'kysely';

/** Operator keys, and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [keys, log, ...appendOnly]) await sql.raw(statement).execute(db);
  await sql`create index audit_entry_shop on audit_entry (shop_id, id)`.execute(db);
  await sql`create index audit_entry_key on audit_entry (key_id, id)`.execute(db);
  await sql`
    create unique index audit_entry_request on audit_entry (key_id, request_id)
    where request_id is not null`.execute(db);
}

const keys = `
  create table operator_key (
    id serial primary key,
    name text not null,
    key_hash bytea not null unique,
    hint text not null,
    scopes text[] not null,
    shop_id int references shop,
    created_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`;

// key_id is null for changes on the server itself; request_id is the client's idempotency key
const log = `
  create table audit_entry (
    id bigserial primary key,
    at timestamptz not null,
    key_id int references operator_key,
    shop_id int,
    action text not null,
    subject_type text not null,
    subject_id text not null,
    result text not null check (result in ('done','refused')),
    request_id text
  )`;

const appendOnly = [
  `create function refuse_audit_change() returns trigger language plpgsql as $f$
    begin
      raise exception '% is append-only', tg_table_name;
    end $f$`,
  `create trigger append_only before update or delete or truncate on audit_entry
    for each statement execute function refuse_audit_change()`,
];
