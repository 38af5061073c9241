import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database, TextKind, TranslationTable } from '../db/schema';
import type { Language } from '../kernel/language';
import { sanitizeHtml } from '../kernel/sanitize-html';

type Db = Kysely<Database>;

/** Queries for the translatable texts of each kind. */
export const SOURCES: Record<TextKind, RawBuilder<{ text: string }>> = {
  category: sql`select name as text from category union select name from shop_goods_category`,
  trade: sql`select name as text from shop_category`,
  shop_type: sql`select name as text from shop_type`,
  shop_type_info: sql`select info as text from shop_type`,
  shop_intro: sql`select intro as text from shop`,
  shop_holiday: sql`select holiday_text as text from shop`,
  shop_section: sql`select section ->> 'title' as text
    from shop, jsonb_array_elements(layout) section`,
  banner: sql`select name as text from banner`,
  activity: sql`select name as text from activity`,
  activity_deck: sql`select instruction as text from activity`,
  guarantee: sql`select name as text from guarantee`,
  guarantee_text: sql`select content as text from guarantee`,
  hot_keyword: sql`select title as text from hot_keyword`,
  unit: sql`select unit_name as text from product`,
  specification: sql`select name as text from product_attr
    union select line ->> 'name' from product, jsonb_array_elements(specifications) line`,
  specification_value: sql`select unnest(options) as text from product_attr
    union select line ->> 'value' from product, jsonb_array_elements(specifications) line`,
  coupon: sql`select name as text from coupon`,
  // Without versions that another one has followed
  agreement: sql`select text from agreement_version one where not exists (
    select from agreement_version later where later.kind = one.kind
      and later.number > one.number and later.effective_from <= now())`,
  goods: sql`select name as text from product where not is_removed`,
  goods_intro: sql`select intro as text from product where not is_removed`,
  goods_description: sql`select content as text from product where not is_removed`,
  goods_picture: sql`select alt.value as text from product, jsonb_each_text(picture_alts) alt`,
  // Couriers repeat their texts, so the latest orders have them all
  tracking: sql`select trace ->> 'text' as text
    from (select traces from shop_order order by id desc limit 10000) latest,
      jsonb_array_elements(traces) trace`,
};

export interface TranslatedText {
  kind: TextKind;
  text: string;
  /** by language */
  translations: Record<string, string>;
}

/** All texts of a kind, with their translations. */
export async function textsOf(db: Db, kind: TextKind): Promise<TranslatedText[]> {
  const { rows } = await sql<TranslatedText>`
    select ${kind} as kind, source.text,
      coalesce((select jsonb_object_agg(said.language, said.text) from translation said
        where said.source_hash = md5(source.text) and said.kind = ${kind}), '{}') as translations
    from (select distinct text from (${SOURCES[kind]}) every) source
    where source.text <> '' order by source.text`.execute(db);
  return rows;
}

/** A change of a translation; an empty text deletes it. */
export interface TranslationChange {
  kind: TextKind;
  source: string;
  language: Language;
  text: string;
}

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const AT_A_TIME = 2000;

/**
 * Writes and deletes translations in one transaction. Repeating the same changes has no effect; of two changes of the
 * same text the last one counts.
 */
export const changeTranslations = (db: Db, all: readonly TranslationChange[]) =>
  inTransaction(db, async (trx) => {
    const byText = all.map(
      (change) => [`${change.kind} ${change.language} ${change.source}`, change] as const,
    );
    const changes = [...new Map(byText).values()];
    for (let start = 0; start < changes.length; start += AT_A_TIME) {
      const part = changes.slice(start, start + AT_A_TIME).map(sanitized);
      await writeTranslations(
        trx,
        part.filter(({ text }) => text !== ''),
      );
      await deleteTranslations(
        trx,
        part.filter(({ text }) => text === ''),
      );
    }
  });

/** Kinds whose translations are HTML of the same safety as their originals. */
const HTML: readonly TextKind[] = ['goods_description', 'agreement'];

const sanitized = (change: TranslationChange): TranslationChange =>
  HTML.includes(change.kind) ? { ...change, text: sanitizeHtml(change.text) } : change;

async function writeTranslations(db: Db, rows: readonly Insertable<TranslationTable>[]) {
  if (rows.length === 0) return;
  await db
    .insertInto('translation')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['source_hash', 'kind', 'language'])
        .doUpdateSet((eb) => ({ text: eb.ref('excluded.text') }))
        .where(sql<boolean>`translation.text <> excluded.text`),
    )
    .execute();
}

async function deleteTranslations(db: Db, rows: readonly TranslationChange[]) {
  if (rows.length === 0) return;
  await sql`
    delete from translation said using unnest(
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ source }) => source)}::text[],
      ${rows.map(({ language }) => language)}::text[]) as gone (kind, source, language)
    where said.source_hash = md5(gone.source) and said.kind = gone.kind
      and said.language = gone.language`.execute(db);
}
