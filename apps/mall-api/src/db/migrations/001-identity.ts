import { type Kysely, sql } from 'kysely';

/** Users: accounts, sessions, one-time codes, and the development outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_account (
      id serial primary key,
      kind text not null check (kind in ('email','phone','visitor','google','facebook','twitter')),
      email text,
      country_code text,
      phone text,
      password_hash text,
      nickname text not null,
      avatar text not null default '',
      is_enabled boolean not null default true,
      points int not null default 0 check (points >= 0),
      experience int not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  // A visitor may return with the same address, so only other accounts are unique.
  await sql`create unique index user_account_email on user_account (lower(email)) where kind = 'email'`.execute(
    db,
  );
  await sql`create unique index user_account_phone on user_account (country_code, phone) where kind = 'phone'`.execute(
    db,
  );
  await sql`
    create table session (
      token_hash bytea primary key,
      user_id int not null references user_account on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index session_by_user on session (user_id)`.execute(db);
  await sql`
    create table login_code (
      id serial primary key,
      channel text not null check (channel in ('email','sms')),
      purpose text not null,
      address text not null,
      code_hash bytea not null,
      tries int not null default 0,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      unique (channel, purpose, address)
    )`.execute(db);
  await sql`
    create table rate_limit (
      key text primary key,
      window_ends_at timestamptz not null,
      count int not null
    )`.execute(db);
  await sql`
    create table outbox_message (
      id serial primary key,
      channel text not null check (channel in ('email','sms')),
      recipient text not null,
      subject text not null,
      body text not null,
      code text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table user_address (
      id serial primary key,
      user_id int not null references user_account on delete cascade,
      real_name text not null,
      phone text not null,
      email text not null,
      country text not null,
      country_code text not null,
      detail text not null,
      post_code int not null,
      is_default boolean not null default false,
      is_deleted boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index user_address_user on user_address (user_id) where not is_deleted`.execute(
    db,
  );
  await sql`create unique index user_address_default on user_address (user_id) where is_default and not is_deleted`.execute(
    db,
  );
}
