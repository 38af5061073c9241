import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Suggestions } from '../kernel/search-engine';
import type { Alternative, Concept, Question } from './question';
import { shopPoints, sumOf } from './score';
import { allOf, BEGINNING } from './tsquery';

type Db = Kysely<Database>;

/** Open shops that fit a query, the best match first. */
export async function shopHits(db: Db, question: Question, query: string, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select g.id from search_shop g join shop s on s.id = g.id
    where s.is_open and g.terms @@ ${query}::tsquery
    order by ${sumOf(shopPoints(question))} desc, s.star_level desc, s.sort desc, s.id desc
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Goods that are looked at for suggestions; nobody waits for the best of a hundred thousand. */
const LOOKED_AT = 300;

/** The question with its last word as the beginning of one. */
function unfinished({ concepts, text }: Question): Question {
  const last = concepts.at(-1);
  if (!last || (last.kind !== 'latin' && last.kind !== 'other')) return { concepts, text };
  const word = last.text.split(' ').at(-1) ?? last.text;
  const beginning: Alternative[] = [
    [
      ...last.text
        .split(' ')
        .slice(0, -1)
        .map((one) => [one]),
      [`${word}${BEGINNING}`],
    ],
    [[`^${last.text.replaceAll(' ', '')}${BEGINNING}`]],
  ];
  const open: Concept = { ...last, ways: { ...last.ways, beginning } };
  return { text, concepts: [...concepts.slice(0, -1), open] };
}

/** Names that have what was typed so far. */
export async function suggestions(db: Db, asked: Question, limit: number): Promise<Suggestions> {
  if (asked.concepts.length === 0) return { goods: [], shops: [], categories: [] };
  const question = unfinished(asked);
  const query = allOf(question.concepts, 'AB');
  const score = sumOf(shopPoints(question));
  const { rows } = await sql<{ kind: keyof Suggestions; id: number }>`
    (select 'goods' as kind, c.id from (
        select g.id, g.name, g.terms, g.rating, l.by_rank from search_goods g
        join listed_product l on l.product_id = g.id
        where g.terms @@ ${query}::tsquery limit ${LOOKED_AT}
      ) c cross join lateral (select c.*) g
      order by ${score} desc, g.by_rank limit ${limit})
    union all
    (select 'shops', g.id from search_shop g join shop s on s.id = g.id
      where s.is_open and g.terms @@ ${query}::tsquery
      order by ${score} desc, s.sort desc, s.id limit ${limit})
    union all
    (select 'categories', g.id from search_category g join category c on c.id = g.id
      where c.is_shown and g.terms @@ ${query}::tsquery
      order by ${score} desc, c.level, c.sort desc, c.id limit ${limit})`.execute(db);
  const idsOf = (kind: keyof Suggestions) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { goods: idsOf('goods'), shops: idsOf('shops'), categories: idsOf('categories') };
}
