import { type Kysely, sql } from 'kysely';

/**
 * Translations of the mall's data: one for each text of a kind, whatever the number of rows. Keyed
 * by a hash, since an agreement is longer than an index key may be.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const changed = (event: string, rows: 'new' | 'old') =>
  `create trigger search_${event} after ${event} on translation
    referencing ${rows} table as changed for each statement execute function search_due_translation()`;

const statements = [
  `create table translation (
    kind text not null,
    source text not null,
    source_hash text not null generated always as (md5(source)) stored,
    language text not null,
    text text not null,
    primary key (source_hash, kind, language)
  )`,
  // Goods, shops and categories are searched in every language.
  `create function search_due_translation() returns trigger language plpgsql as $f$
    begin
      insert into search_due (kind, id)
        with named as (
          select c.id from category c join changed on changed.kind = 'category' and changed.source = c.name
        )
        select 'category', id from named
        union
        select 'goods', p.id from product p join category c on c.id = p.category_id
          left join category above on above.id = c.pid
          where exists (select from named where named.id in (c.id, c.pid, above.pid))
        union
        select 'goods', p.id from product p
          join changed on changed.kind = 'goods' and changed.source = p.name
        union
        select 'shop', s.id from shop s join shop_category trade on trade.id = s.category_id
          join changed on changed.kind = 'trade' and changed.source = trade.name;
      return null;
    end $f$`,
  changed('insert', 'new'),
  changed('update', 'new'),
  changed('delete', 'old'),
];
