import { type Kysely, sql } from 'kysely';
import type { Database, TextKind } from '../db/schema';
import { type Language, languages } from '../kernel/language';
import { SOURCES } from './store';

type Db = Kysely<Database>;

interface TextRow {
  id: string;
  source: string;
  translation: string | null;
}

interface Part {
  kind: TextKind;
  language: Language;
  limit: number;
}

/** The distinct texts of a kind behind one of them, that have a translation into a language or lack it. */
async function textsBehind(
  db: Db,
  { kind, language, limit }: Part,
  { isTranslated, id }: { isTranslated: boolean; id: string },
): Promise<TextRow[]> {
  // In the order of an index of the hash, if there is one, so that no more is read than is shown
  const { rows } = await sql<TextRow>`
    select source.id, source.source, said.text as translation
    from (select distinct on (md5(text)) md5(text) as id, text as source
      from (${SOURCES[kind]}) every where text <> '' and md5(text) > ${id}
      order by md5(text)) source
    left join translation said on said.source_hash = source.id
      and said.kind = ${kind} and said.language = ${language}
    where said.text is ${sql.raw(isTranslated ? 'not null' : 'null')}
    order by source.id limit ${limit}`.execute(db);
  return rows;
}

/** A part of the texts of a kind, missing translations first, from after the position of another row. */
export async function textsPart(db: Db, { after = '0', ...part }: Part & { after?: string }) {
  const [isTranslated, id] = [after.startsWith('1'), after.slice(1)];
  const wanted = part.limit + 1;
  const rows = await textsBehind(db, { ...part, limit: wanted }, { isTranslated, id });
  if (!isTranslated && rows.length < wanted) {
    const more = { ...part, limit: wanted - rows.length };
    rows.push(...(await textsBehind(db, more, { isTranslated: true, id: '' })));
  }
  const list = rows.slice(0, part.limit);
  const last = rows.length > part.limit ? list.at(-1) : undefined;
  return { list, after: last ? `${last.translation === null ? 0 : 1}${last.id}` : null };
}

/** How many texts of a kind there are, and how many of them lack each language. */
export async function countMissing(
  db: Db,
  kind: TextKind,
  wanted: readonly Language[] = languages,
) {
  const { rows } = await sql<{ texts: number; translated: Partial<Record<Language, number>> }>`
    with source as materialized (
      select distinct md5(text) as id from (${SOURCES[kind]}) every where text <> ''
    )
    select (select count(*)::int from source) as texts, (
      select coalesce(jsonb_object_agg(language, texts), '{}') from (
        select language, count(*) as texts from source
          join translation on source_hash = source.id and kind = ${kind} group by language
      ) one) as translated`.execute(db);
  const { texts = 0, translated = {} } = rows[0] ?? {};
  return wanted.map((language) => {
    return { kind, language, texts, missing: texts - (translated[language] ?? 0) };
  });
}

/** Whether the mall says a text of a kind. */
export async function isText(db: Db, kind: TextKind, text: string): Promise<boolean> {
  const { rows } = await sql`
    select from (${SOURCES[kind]}) every where text = ${text} limit 1`.execute(db);
  return rows.length > 0;
}
