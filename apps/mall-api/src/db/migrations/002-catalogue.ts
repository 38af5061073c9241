import { type Kysely, sql } from 'kysely';

/** Catalogue: categories, shops, goods, reviews, and content of the home page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [shops, categories, goods, reviews, content]) {
    for (const part of statement.split(';').filter((text) => text.trim())) {
      await sql.raw(part).execute(db);
    }
  }
  // N-grams of one and two characters: finds Chinese, Thai and Lao words, which are not separated
  // by spaces, with the same index on every PostgreSQL, whatever its locale.
  await sql
    .raw(
      `create function text_grams(t text) returns text[] language sql immutable parallel safe as $f$
        select coalesce(array_agg(distinct g), '{}') from (
          select substr(lower(t), i, n) g
          from generate_series(1, char_length(t)) i, (values (1), (2)) v(n)
          where i + n - 1 <= char_length(t)
        ) x where g !~ '\\s' $f$`,
    )
    .execute(db);
  await sql`alter table product add column grams text[] generated always as (text_grams(name || ' ' || keyword)) stored`.execute(
    db,
  );
  await sql`create index product_grams on product using gin (grams)`.execute(db);
}

const shops = `
  create table shop_type (id serial primary key, name text not null, info text not null default '', sort int not null default 0);
  create table shop_category (id serial primary key, name text not null, handling_fee int not null default 0, sort int not null default 0);
  create table shop (
    id serial primary key,
    name text not null unique,
    type_id int not null references shop_type,
    category_id int not null references shop_category,
    is_self boolean not null default false,
    is_recommended boolean not null default false,
    is_open boolean not null default true,
    sort int not null default 0,
    star_level int not null default 5 check (star_level between 1 and 5),
    avatar text not null,
    back_image text not null,
    street_back_image text,
    pc_back_image text,
    pc_banner jsonb not null default '[]',
    intro text not null default '',
    keywords text not null default '',
    real_name text not null default '',
    email text not null default '',
    phone text not null default '',
    address text not null default '',
    qualification jsonb not null default '[]',
    service_type text not null default 'email' check (service_type in ('H5','phone','message','email')),
    service_value text not null default '',
    collect_count int not null default 0,
    created_at timestamptz not null default now()
  );
  create table shop_goods_category (
    id serial primary key,
    shop_id int not null references shop on delete cascade,
    pid int not null default 0,
    name text not null,
    level int not null,
    sort int not null default 0
  );
  create index shop_goods_category_shop on shop_goods_category (shop_id);
`;

const categories = `
  create table category (
    id serial primary key,
    pid int not null default 0,
    name text not null,
    icon text,
    level int not null,
    sort int not null default 0,
    is_shown boolean not null default true
  );
`;

const goods = `
  create table guarantee (id serial primary key, name text not null, icon text not null default '', content text not null, sort int not null default 0);
  create table product (
    id serial primary key,
    shop_id int not null references shop,
    category_id int not null references category,
    shop_goods_category_id int references shop_goods_category,
    name text not null,
    keyword text not null default '',
    intro text not null default '',
    content text not null default '',
    unit_name text not null default 'pcs',
    image text not null,
    slider jsonb not null default '[]',
    price_minor int not null check (price_minor >= 0),
    old_price_minor int check (old_price_minor >= price_minor),
    postage_minor int not null default 0 check (postage_minor >= 0),
    stock int not null default 0 check (stock >= 0),
    sales int not null default 0,
    ficti int not null default 0,
    rank int not null default 0,
    is_on_sale boolean not null default true,
    is_removed boolean not null default false,
    guarantee_ids int[] not null default '{}',
    created_at timestamptz not null default now()
  );
  create index product_category on product (category_id, rank desc, id desc) where is_on_sale and not is_removed;
  create index product_rank on product (rank desc, id desc) where is_on_sale and not is_removed;
  create index product_sales on product ((sales + ficti) desc, rank desc, id desc) where is_on_sale and not is_removed;
  create index product_shop on product (shop_id, rank desc, id desc);
  create table product_attr (
    id serial primary key,
    product_id int not null references product on delete cascade,
    name text not null,
    options text[] not null,
    sort int not null default 0
  );
  create index product_attr_product on product_attr (product_id);
  create table sku (
    id serial primary key,
    product_id int not null references product on delete cascade,
    name text not null,
    attributes jsonb not null default '{}',
    image text not null,
    price_minor int not null check (price_minor >= 0),
    old_price_minor int,
    stock int not null default 0 check (stock >= 0),
    sales int not null default 0,
    sort int not null default 0,
    unique (product_id, name)
  );
`;

const reviews = `
  create table review (
    id serial primary key,
    product_id int not null references product on delete cascade,
    user_id int references user_account on delete set null,
    order_line_id int,
    nickname text not null,
    avatar text,
    sku text not null default '',
    quality int not null check (quality between 1 and 5),
    service int not null check (service between 1 and 5),
    star int not null check (star between 1 and 5),
    comment text not null,
    pictures jsonb not null default '[]',
    reply text,
    is_shown boolean not null default true,
    created_at timestamptz not null default now()
  );
  create index review_product on review (product_id, created_at desc, id desc) where is_shown;
  create unique index review_order_line on review (order_line_id) where order_line_id is not null;
  create table collect_product (
    user_id int not null references user_account on delete cascade,
    product_id int not null references product on delete cascade,
    created_at timestamptz not null default now(),
    primary key (user_id, product_id)
  );
  create table collect_shop (
    user_id int not null references user_account on delete cascade,
    shop_id int not null references shop on delete cascade,
    created_at timestamptz not null default now(),
    primary key (user_id, shop_id)
  );
`;

const content = `
  create table banner (
    id serial primary key,
    slot text not null check (slot in ('main','strip')),
    picture text not null,
    name text not null default '',
    url text not null default '',
    sort int not null default 0
  );
  create table hot_keyword (id serial primary key, title text not null, sort int not null default 0);
  create table activity (
    id serial primary key,
    name text not null,
    type int not null check (type in (1,2,3)),
    banner jsonb not null default '[]',
    instruction text not null default '',
    is_open boolean not null default true,
    sort int not null default 0
  );
  create table activity_product (
    activity_id int not null references activity on delete cascade,
    product_id int not null references product on delete cascade,
    picture text not null,
    sort int not null default 0,
    primary key (activity_id, product_id)
  );
  create table setting (name text primary key, value jsonb not null);
`;
