import { type Kysely, sql } from 'kysely';

/** Pictures that operators upload, and their files unless these are elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table picture (
    id serial primary key,
    name text not null unique check (name ~ '^[0-9a-f]{32}$'),
    shop_id int references shop,
    type text not null check (type in ('jpg','png')),
    width int not null check (width > 0),
    height int not null check (height > 0),
    size int not null,
    key_id int references operator_key,
    created_at timestamptz not null,
    unused_since timestamptz
  )`,
  'create index picture_shop on picture (shop_id, id)',
  'create index picture_unused on picture (unused_since) where unused_since is not null',
  'create table picture_file (key text primary key, bytes bytea not null)',
  // Images are compressed already
  'alter table picture_file alter column bytes set storage external',
];
