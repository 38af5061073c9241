import { sql } from 'kysely';
import type { Language } from '../kernel/language';
import { translationOf } from '../translation/in-language';

/** A colour that goods can be had in. `color` is CSS. */
export interface Colour {
  name: string;
  color: string;
}

/** The id of the facet in `facet`. */
const COLOUR = 1;

/**
 * A SQL expression for the colours among the options of a product, in their order; null for fewer than two, which its
 * image shows. `product` is the table's alias.
 */
export const coloursOf = (product: string, language: Language) => sql<Colour[] | null>`(
  select case when count(*) > 1 then jsonb_agg(jsonb_build_object('name', coalesce(
      ${translationOf('specification_value', sql`one.value`, language)}, one.value), 'color', w.color)
    order by one.at) end
  from product_attr a
  join facet_name n on n.word = lower(btrim(a.name)) and n.facet_id = ${sql.lit(COLOUR)}
  cross join unnest(a.options) with ordinality one (value, at)
  join facet_word w on w.facet_id = n.facet_id and w.word = lower(btrim(one.value))
  where a.product_id = ${sql.ref(`${product}.id`)} and w.color is not null)`;
