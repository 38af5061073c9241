import { type Kysely, sql } from 'kysely';

/** Phone numbers in E.164 format, captchas, OAuth accounts, known callers, uploads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add column phone_e164 text`.execute(db);
  await sql`
    update user_account
    set country_code = regexp_replace(country_code, '\\D', '', 'g'),
        phone_e164 = '+' || regexp_replace(country_code || phone, '\\D', '', 'g')
    where phone is not null and country_code is not null`.execute(db);
  await sql`drop index user_account_phone`.execute(db);
  await sql`create unique index user_account_phone on user_account (phone_e164) where kind = 'phone'`.execute(
    db,
  );
  await sql`
    create table captcha (
      key_hash bytea primary key,
      answer_hash bytea not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table known_caller (
      user_id int not null references user_account on delete cascade,
      caller_hash bytea not null,
      seen_at timestamptz not null,
      primary key (user_id, caller_hash)
    )`.execute(db);
  await sql`
    create table user_identity (
      provider text not null check (provider in ('google','facebook','twitter')),
      subject text not null,
      user_id int not null references user_account on delete cascade,
      created_at timestamptz not null,
      primary key (provider, subject)
    )`.execute(db);
  await sql`create index user_identity_user on user_identity (user_id)`.execute(db);
  await sql`
    create table oauth_request (
      token_hash bytea primary key,
      provider text not null,
      secret text not null,
      handle_hash bytea not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table upload (
      name text primary key,
      user_id int not null references user_account on delete cascade,
      bytes bytea not null,
      size int not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index upload_user on upload (user_id)`.execute(db);
}
