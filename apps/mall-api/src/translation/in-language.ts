import { type RawBuilder, sql } from 'kysely';
import type { Specification, TextKind } from '../db/schema';
import type { Language } from '../kernel/language';

/** A SQL expression for a text in a language; null when there is no translation. */
export const translationOf = (
  kind: TextKind,
  text: RawBuilder<unknown>,
  language: Language | null,
) =>
  sql<string | null>`(select said.text from translation said
    where said.source_hash = md5(${text}) and said.kind = ${sql.lit(kind)}
      and said.language = ${language})`;

/** A SQL expression for a column in a language; the stored text when there is no translation, or no language. */
export const inLanguage = (kind: TextKind, column: string, language: Language | null) =>
  sql<string>`coalesce(${translationOf(kind, sql.ref(column), language)}, ${sql.ref(column)})`;

/** A SQL expression for the specifications of a product, in a language. */
export const specificationsInLanguage = (language: Language) =>
  sql<Specification[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', coalesce(${translationOf('specification', lineField('name'), language)}, ${lineField('name')}),
      'value', coalesce(${translationOf('specification_value', lineField('value'), language)}, ${lineField('value')})
    ) order by at), '[]')
    from jsonb_array_elements(product.specifications) with ordinality one (line, at))`;

const lineField = (name: keyof Specification) => sql`(one.line ->> ${sql.lit(name)})`;

/** A SQL expression for the alternative texts of a product's slider, in a language; '' for none. */
export const altsInLanguage = (language: Language) => {
  const alt = sql`(product.picture_alts ->> one.address)`;
  return sql<string[]>`array(
    select coalesce(${translationOf('goods_picture', alt, language)}, ${alt}, '')
    from jsonb_array_elements_text(product.slider) with ordinality one (address, at)
    where product.picture_alts <> '{}' order by one.at)`;
};

const valueInLanguage = (language: Language) =>
  sql`coalesce(${translationOf('specification_value', sql.ref('one.value'), language)}, one.value)`;

/** A SQL expression for the values of specifications in a column of type text[], each in a language. */
export const optionsInLanguage = (column: string, language: Language) =>
  sql<string[]>`array(select ${valueInLanguage(language)}
    from unnest(${sql.ref(column)}) with ordinality one (value, at) order by one.at)`;

/** The same for a column that has them joined by commas. */
export const skuInLanguage = (column: string, language: Language) =>
  sql<string>`(select coalesce(string_agg(${valueInLanguage(language)}, ',' order by one.at), '')
    from unnest(string_to_array(${sql.ref(column)}, ',')) with ordinality one (value, at))`;

/** A SQL expression for the tracking events of a shop order, their texts in a language. */
export const tracesInLanguage = (language: Language | null) =>
  sql<{ at: string; text: string }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('at', event.trace -> 'at', 'text',
      coalesce(${translationOf('tracking', sql.raw("event.trace ->> 'text'"), language)},
        event.trace ->> 'text')) order by event.at), '[]')
    from jsonb_array_elements(shop_order.traces) with ordinality event (trace, at))`;

/** Name and unit of a product in a language. `product` is the table's alias. */
export const namesOf = (product: string, language: Language) =>
  [
    inLanguage('goods', `${product}.name`, language).as('name'),
    inLanguage('unit', `${product}.unit_name`, language).as('unit_name'),
  ] as const;
