import { type Kysely, sql } from 'kysely';
import type { Database, TextKind } from '../db/schema';
import { type Language, languages } from '../kernel/language';
import { SOURCES } from './store';

type Db = Kysely<Database>;

/** The distinct texts of a kind, each with its translation into a language. */
const texts = (kind: TextKind, language: Language) => sql`
  select md5(source.text) as id, source.text as source, said.text as translation,
    (said.text is not null)::int as rank
  from (select distinct text from (${SOURCES[kind]}) every where text <> '') source
  left join translation said on said.source_hash = md5(source.text)
    and said.kind = ${kind} and said.language = ${language}`;

interface TextRow {
  id: string;
  source: string;
  translation: string | null;
  rank: number;
}

/** A part of the texts of a kind, missing translations first, from after the position of another row. */
export async function textsPart(
  db: Db,
  {
    kind,
    language,
    after,
    limit,
  }: { kind: TextKind; language: Language; after?: string; limit: number },
) {
  const from = after
    ? sql`where (rank, id) > (${Number(after[0])}::int, ${after.slice(1)})`
    : sql``;
  const { rows } = await sql<TextRow>`
    select * from (${texts(kind, language)}) one ${from} order by rank, id limit ${limit + 1}`.execute(
    db,
  );
  const list = rows.slice(0, limit);
  const last = list.at(-1);
  return { list, after: last && rows.length > limit ? `${last.rank}${last.id}` : null };
}

/** How many texts of a kind there are, and how many of them lack each language. */
export async function countMissing(
  db: Db,
  kind: TextKind,
  wanted: readonly Language[] = languages,
) {
  const counts = [];
  for (const language of wanted) {
    const { rows } = await sql<{ texts: number; missing: number }>`
      select count(*)::int as texts, (count(*) filter (where rank = 0))::int as missing
      from (${texts(kind, language)}) one`.execute(db);
    counts.push({ kind, language, texts: 0, missing: 0, ...rows[0] });
  }
  return counts;
}

/** Whether the mall says a text of a kind. */
export async function isText(db: Db, kind: TextKind, text: string): Promise<boolean> {
  const { rows } = await sql`
    select from (${SOURCES[kind]}) every where text = ${text} limit 1`.execute(db);
  return rows.length > 0;
}
