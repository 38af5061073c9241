import { sql, type RawBuilder } from 'kysely';
import type { TextKind } from '../db/schema';
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

/** Name and unit of a product in a language. `product` is the table's alias. */
export const namesOf = (product: string, language: Language) =>
  [
    inLanguage('goods', `${product}.name`, language).as('name'),
    inLanguage('unit', `${product}.unit_name`, language).as('unit_name'),
  ] as const;
