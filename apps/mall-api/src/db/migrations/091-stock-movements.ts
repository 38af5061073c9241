import { type Kysely, sql } from 'kysely';

/**
 * Where the units of a SKU come from: what it began with, what its shop added or took away, and what came back from
 * shoppers without going back on the shelf. On hand, reserved and sold add up to it. Orders move units among these
 * three, so that they write nothing here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // sold: counted as sold without an order of this mall
  `create table stock_movement (
    id bigserial primary key,
    sku_id int not null references sku on delete cascade,
    kind text not null check (kind in ('opening','changed','returned')),
    units int not null,
    sold int not null default 0,
    created_at timestamptz not null default now()
  )`,
  `insert into stock_movement (sku_id, kind, units, sold)
    select sku.id, 'opening', sku.stock + sku.sales + coalesce(held.units, 0),
      sku.sales - coalesce(ordered.units, 0)
    from sku
      left join (
        select sku_id, sum(quantity) as units from stock_hold group by sku_id
      ) held on held.sku_id = sku.id
      left join (
        select l.sku_id, sum(l.quantity - coalesce(back.units, 0)) as units
        from order_line l join shop_order o on o.id = l.shop_order_id
          left join (
            select line.order_line_id, sum(line.quantity) as units
            from refund_line line join refund_order r on r.id = line.refund_id
            where r.status = 'refunded' group by line.order_line_id
          ) back on back.order_line_id = l.id
        where o.status <> 'cancelled' group by l.sku_id
      ) ordered on ordered.sku_id = sku.id
    order by sku.id`,
  'create index stock_movement_sku on stock_movement (sku_id)',
  `create function open_stock() returns trigger language plpgsql as $f$
    begin
      insert into stock_movement (sku_id, kind, units, sold)
        select id, 'opening', stock + sales, sales from added;
      return null;
    end $f$`,
  `create trigger sku_opens_stock after insert on sku
    referencing new table as added for each statement execute function open_stock()`,
];
