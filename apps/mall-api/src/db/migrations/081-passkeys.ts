import { type Kysely, sql } from 'kysely';

/** Passkeys as second factors, beside the authenticator app or instead of it; a session remembers that one was proved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table passkey (
    id serial primary key,
    user_id int not null references user_account on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkey_user on passkey (user_id)',
  // One of each purpose a session, so that they need no cleaning
  `create table passkey_challenge (
    session_hash bytea not null references session on delete cascade,
    purpose text not null check (purpose in ('create', 'prove')),
    challenge text not null,
    expires_at timestamptz not null,
    primary key (session_hash, purpose)
  )`,
  'alter table session add column factor_proved_at timestamptz',
  // Recovery codes are there without an app, too
  'alter table second_factor alter column secret drop not null',
];
