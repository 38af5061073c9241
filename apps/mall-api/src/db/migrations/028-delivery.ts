import { type Kysely, sql } from 'kysely';

/** Delivery methods: by a courier company, by the shop itself, or by text for virtual goods. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // shop_courier_minor: freight of delivery by the shop itself; null: the same as by courier
  `alter table shop
    add column delivery_methods text[] not null default '{courier}'
      check (delivery_methods <@ '{courier,shopCourier}' and cardinality(delivery_methods) > 0),
    add column shop_courier_minor amount check (shop_courier_minor >= 0)`,
  'alter table product add column is_virtual boolean not null default false',
  `alter table shop_order
    add column delivery_method text
      check (delivery_method in ('courier','shopCourier','virtual')),
    add column delivered_text text`,
  `update shop_order
    set delivery_method = case when express_name is null then 'shopCourier' else 'courier' end
    where coalesce(express_name, courier) is not null`,
];
