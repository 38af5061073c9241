import { type Kysely, sql } from 'kysely';

/**
 * Shoppers who want to know when a sku is in stock again. Each is told once, by the transaction in which its stock rises
 * from none, whatever code or command changes it, or in which its goods come back on sale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const telling = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $f$
    begin
      ${body}
      return null;
    end $f$`;

const statements = [
  // told_at: the mail is on its way; the row stays, so that its shopper can stop it until it is sent
  `create table stock_watch (
    id bigint generated always as identity primary key,
    user_id int not null references user_account on delete cascade,
    sku_id int not null references sku on delete cascade,
    language text not null,
    created_at timestamptz not null,
    told_at timestamptz,
    unique (user_id, sku_id)
  )`,
  'create index stock_watch_sku on stock_watch (sku_id) where told_at is null',
  // The condition makes it once: a second rise finds nobody who waits
  `create function tell_back_in_stock(skus int[]) returns void language plpgsql as $f$
    declare watch bigint;
    begin
      for watch in
        update stock_watch set told_at = now()
        where sku_id = any(skus) and told_at is null returning id
      loop
        perform tell('backInStock', watch,
          'backInStock ' || watch || ' ' || pg_current_xact_id(), interval '0');
      end loop;
    end $f$`,
  telling(
    'tell_sku_back',
    `if exists (select from stock_watch where sku_id = new.id and told_at is null)
      and exists (select from product where id = new.product_id and is_on_sale and not is_removed)
      then perform tell_back_in_stock(array[new.id]); end if;`,
  ),
  `create trigger tell_back after update of stock, is_removed on sku for each row
    when (new.stock > 0 and not new.is_removed and (old.stock <= 0 or old.is_removed))
    execute function tell_sku_back()`,
  telling(
    'tell_goods_back',
    `perform tell_back_in_stock(array(
      select id from sku where product_id = new.id and stock > 0 and not is_removed));`,
  ),
  `create trigger tell_back after update of is_on_sale on product for each row
    when (new.is_on_sale and not old.is_on_sale and not new.is_removed)
    execute function tell_goods_back()`,
];
