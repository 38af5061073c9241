import { type Kysely, sql } from 'kysely';

/**
 * People who work for a shop or the mall: accounts with roles, their invitations, second factors and sessions. A session
 * is an operator key that ends, so that whatever checks keys and audits them does so for people, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table staff (
    id serial primary key,
    version int not null default 1,
    user_id int not null references user_account,
    shop_id int references shop,
    roles text[] not null check (cardinality(roles) > 0),
    created_at timestamptz not null,
    removed_at timestamptz
  )`,
  `create unique index staff_once on staff (user_id, coalesce(shop_id, 0)) where removed_at is null`,
  'create index staff_shop on staff (shop_id)',
  `create table staff_invitation (
    id serial primary key,
    token_hash bytea not null unique,
    email text not null,
    shop_id int references shop,
    roles text[] not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz
  )`,
  `create table second_factor (
    user_id int primary key references user_account on delete cascade,
    secret bytea not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    recovery_hashes bytea[] not null default '{}'
  )`,
  `alter table operator_key add column staff_id int references staff, add column expires_at timestamptz`,
  `create index operator_key_staff on operator_key (staff_id) where staff_id is not null`,
  // Whoever applied for a shop owns it.
  `insert into staff (user_id, shop_id, roles, created_at)
    select distinct on (a.user_id, a.shop_id) a.user_id, a.shop_id, '{owner}'::text[], coalesce(a.decided_at, a.sent_at)
    from merchant_application a where a.status = 'approved' and a.shop_id is not null`,
];
