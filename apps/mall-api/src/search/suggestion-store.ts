import { sql, type Kysely, type RawBuilder } from 'kysely';
import { WHOLE_MALL } from '../catalog/scope';
import type { Database } from '../db/schema';
import type { Suggestions } from '../kernel/search-engine';
import { isIn, isInSample, MOST_SORTED } from './places';
import type { Concept, Question } from './question';
import { allOf } from './tsquery';
import { unfinished } from './unfinished';

type Db = Kysely<Database>;

/** Goods at the front of the mall that are gone through first. What is not among them, few goods have. */
const IN_FRONT = 400;
/** Goods of which the best are shown; nobody waits for the best of a hundred thousand. */
const LOOKED_AT = 100;

/** Names that begin with what was typed come first, then those of which a word does. */
const nearnessTo = ({ text }: Question) => sql<number>`(case
  when starts_with(g.name, ${text}) then 2 when strpos(g.name, ' ' || ${text}) > 0 then 1 else 0 end)`;

/** Names that have what was typed so far. */
export async function suggestions(db: Db, asked: Question, limit: number): Promise<Suggestions> {
  if (asked.concepts.length === 0) return { goods: [], shops: [], categories: [] };
  const question = unfinished(asked);
  const query = allOf(question.concepts, 'AB');
  const nearness = nearnessTo(question);
  const { rows } = await sql<{ kind: keyof Suggestions; id: number }>`
    (select 'goods' as kind, g.id from (
        select g.id, g.name, l.by_rank from (
          select product_id, by_rank from listing where scope = ${WHOLE_MALL}
          order by by_rank limit ${IN_FRONT}
        ) l cross join lateral (
          select id, name, named from search_goods where id = l.product_id offset 0
        ) g where g.named @@ ${query}::tsquery limit ${LOOKED_AT}
      ) g order by ${nearness} desc, g.by_rank limit ${limit})
    union all
    (select 'shops', g.id from search_shop g join shop s on s.id = g.id
      where s.is_open and g.terms @@ ${query}::tsquery
      order by ${nearness} desc, s.sort desc, s.id limit ${limit})
    union all
    (select 'categories', g.id from search_category g join category c on c.id = g.id
      where c.is_shown and g.terms @@ ${query}::tsquery
      order by ${nearness} desc, c.level, c.sort desc, c.id limit ${limit})`.execute(db);
  const idsOf = (kind: keyof Suggestions) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const inFront = idsOf('goods');
  const goods = new Set(inFront);
  for (const among of [sampled, anywhere]) {
    if (goods.size >= limit) break;
    for (const id of await bestOf(db, question, among(question.concepts), limit)) goods.add(id);
  }
  return {
    goods: [...goods].slice(0, limit),
    shops: idsOf('shops'),
    categories: idsOf('categories'),
  };
}

/** Goods that are the thing, of a sample: what some in front have, many others have too. */
const sampled = (concepts: readonly Concept[]) => sql`
  select g.id, g.name, l.by_rank from search_goods g
  join listed_product l on l.product_id = g.id
  where ${isInSample([allOf(concepts)])} limit ${LOOKED_AT}`;

/**
 * Goods that have what was typed in their names, wherever they stand in the mall. The index also has what they
 * are filed under, which may be the same for very many.
 */
const anywhere = (concepts: readonly Concept[]) => sql`
  select g.id, g.name, l.by_rank from (
    select id, name, named from search_goods g
    where ${isIn('named', [allOf(concepts)])} limit ${MOST_SORTED}
  ) g join listed_product l on l.product_id = g.id
  where g.named @@ ${allOf(concepts, 'AB')}::tsquery limit ${LOOKED_AT}`;

async function bestOf(db: Db, question: Question, among: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select g.id from (${among}) g
    order by ${nearnessTo(question)} desc, g.by_rank limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
