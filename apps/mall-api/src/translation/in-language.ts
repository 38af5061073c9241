import { sql, type RawBuilder } from 'kysely';
import type { TextKind } from '../db/schema';
import type { Language } from '../kernel/language';

/** A text in a language, as a part of a statement; null where nobody has translated it. */
export const translationOf = (kind: TextKind, text: RawBuilder<unknown>, language: Language) =>
  sql<string | null>`(select said.text from translation said
    where said.source_hash = md5(${text}) and said.kind = ${sql.lit(kind)}
      and said.language = ${language})`;

/** A column in a language, as a part of a statement; as it is stored where nobody has translated it. */
export const inLanguage = (kind: TextKind, column: string, language: Language) =>
  sql<string>`coalesce(${translationOf(kind, sql.ref(column), language)}, ${sql.ref(column)})`;

/** Name and unit of goods in a language. `product` is the table's alias. */
export const namesOf = (product: string, language: Language) =>
  [
    inLanguage('goods', `${product}.name`, language).as('name'),
    inLanguage('unit', `${product}.unit_name`, language).as('unit_name'),
  ] as const;
