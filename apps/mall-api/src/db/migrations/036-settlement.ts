import { type Kysely, sql } from 'kysely';

/** Applications to open a shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // status: 1 awaiting review, 2 approved, 3 refused or withdrawn
  `create table merchant_application (
    id serial primary key,
    user_id int not null references user_account on delete cascade,
    status int not null default 1 check (status in (1,2,3)),
    is_withdrawn boolean not null default false check (not is_withdrawn or status = 3),
    name text not null,
    real_name text not null,
    email text not null,
    country_code text not null default '',
    phone text not null default '',
    category_id int not null references shop_category,
    type_id int not null references shop_type,
    handling_fee int not null,
    keywords text not null default '',
    country text not null default '',
    address text not null,
    pictures jsonb not null,
    language text not null,
    refusal text,
    shop_id int references shop check ((shop_id is null) = (status <> 2)),
    key_id int references operator_key,
    created_at timestamptz not null,
    sent_at timestamptz not null,
    decided_at timestamptz
  )`,
  'create index merchant_application_user on merchant_application (user_id, id)',
  'create index merchant_application_status on merchant_application (status, sent_at, id)',
];
