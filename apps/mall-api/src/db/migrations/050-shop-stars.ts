import { type Kysely, sql } from 'kysely';

/**
 * The rating of a shop with one decimal, null without reviews. `star_level` is the same in whole
 * stars, for clients that know no other, and its default is no rating.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const FIGURES = `'{collect_count,star_level,stars}'::text[]`;

const statements = [
  'alter table shop add column stars numeric(2, 1)',
  // As in 046, with the rating among the figures.
  `create or replace function note_shop_changed() returns trigger language plpgsql
    set enable_nestloop = off set jit = off as $f$
    begin
      perform note_changes(array_agg(tag), array_agg(is_figure))
        from (select distinct tag, is_figure from (
          select unnest(case
              when now.name <> was.name then array['content']
              when to_jsonb(now) - ${FIGURES} = to_jsonb(was) - ${FIGURES}
                then array['shop:' || now.id]
              else array['shops', 'shop:' || now.id] end) as tag,
            to_jsonb(now) - ${FIGURES} = to_jsonb(was) - ${FIGURES} as is_figure
          from changed now join was using (id) where now is distinct from was
        ) noted) found;
      return null;
    end $f$`,
  `update shop set stars = mean.stars, star_level = round(mean.stars)
    from (
      select product.shop_id, round(avg(review.service), 1) as stars
      from review join product on product.id = review.product_id
      where review.is_shown group by product.shop_id
    ) mean where shop.id = mean.shop_id`,
];
