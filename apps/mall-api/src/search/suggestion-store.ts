import { sql, type Kysely, type RawBuilder } from 'kysely';
import { WHOLE_MALL } from '../catalog/scope';
import type { Database } from '../db/schema';
import type { Suggestions } from '../kernel/search-engine';
import { matchesIndex, matchesSample, MAX_SORTED } from './zones';
import type { Concept, ParsedQuery } from './parsed-query';
import { allOf, anyOf } from './tsquery';
import { asPrefixQuery } from './prefix-query';

type Db = Kysely<Database>;

/** The highest-ranked goods, which are scanned first. Words that none of them has are rare. */
const TOP_GOODS = 400;
/** The most matches that are ranked: suggestions must be fast. */
const MAX_RANKED = 100;

/** So many goods are suggested without looking further. */
const ENOUGH = 3;

/** Names that begin with the text come first among equals, then those with a word that does. */
const closest = ({ text }: ParsedQuery) => sql`g.exactness desc, (case
  when starts_with(g.name, ${text}) then 2 when strpos(g.name, ' ' || ${text}) > 0 then 1 else 0 end) desc`;

/** The words as they were typed. */
const literally = (concepts: readonly Concept[]): Concept[] =>
  concepts.map((concept) => ({ ...concept, matches: { word: concept.matches.word ?? [] } }));

/**
 * How exactly `terms` match: 2 when they have the words and one of them is the head noun, 1 when they have the words,
 * 0 when they have words that only begin so: breakfast tea, tea towels, teaching.
 */
function exactnessOf(terms: RawBuilder<unknown>, concepts: readonly Concept[]) {
  const nouns = concepts.flatMap(({ nouns: { form = [] } }) => form);
  const isNamed = sql`(${terms} @@ ${allOf(literally(concepts), 'AB')}::tsquery)::int`;
  return nouns.length > 0
    ? sql`${isNamed} * (1 + (${terms} @@ ${anyOf([[nouns]], 'A')}::tsquery)::int)`
    : isNamed;
}

/** Without synonyms, which other languages can have inside unrelated words: the Lao for satin begins with tea. */
const withoutSynonyms = (concepts: readonly Concept[]): Concept[] =>
  concepts.map(({ matches: { synonym: _same, related: _related, ...matches }, ...concept }) => ({
    ...concept,
    matches,
  }));

/** Suggests goods, shops and categories whose names match; the last word may be incomplete. */
export async function suggestions(db: Db, query: ParsedQuery, limit: number): Promise<Suggestions> {
  if (query.concepts.length === 0) return { goods: [], shops: [], categories: [] };
  const parsed = asPrefixQuery(query);
  const own = withoutSynonyms(parsed.concepts);
  const tsquery = allOf(parsed.concepts, 'AB');
  const exactness = exactnessOf(sql`named`, query.concepts);
  const exactnessOfOthers = exactnessOf(sql`terms`, query.concepts);
  const order = closest(parsed);
  const { rows } = await sql<{ kind: keyof Suggestions; id: number }>`
    (select 'goods' as kind, g.id from (
        select g.id, g.name, l.by_rank, ${exactness} as exactness from (
          select product_id, by_rank from listing where scope = ${WHOLE_MALL}
          order by by_rank limit ${TOP_GOODS}
        ) l cross join lateral (
          select id, name, named from search_goods where id = l.product_id offset 0
        ) g where g.named @@ ${allOf(own, 'AB')}::tsquery limit ${MAX_RANKED}
      ) g order by ${order}, g.by_rank limit ${limit})
    union all
    (select 'shops', g.id from (
        select *, ${exactnessOfOthers} as exactness from search_shop
        where terms @@ ${tsquery}::tsquery
      ) g join shop s on s.id = g.id
      where s.is_open order by ${order}, s.sort desc, s.id limit ${limit})
    union all
    (select 'categories', g.id from (
        select *, ${exactnessOfOthers} as exactness from search_category
        where terms @@ ${tsquery}::tsquery
      ) g join category c on c.id = g.id
      where c.is_shown order by ${order}, c.level, c.sort desc, c.id limit ${limit})`.execute(db);
  const idsOf = (kind: keyof Suggestions) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const goods = new Set(idsOf('goods'));
  for (const source of [sampled(own), anywhere(own, exactness)]) {
    if (goods.size >= Math.min(limit, ENOUGH)) break;
    for (const id of await bestOf(db, parsed, source, limit)) goods.add(id);
  }
  if (goods.size === 0)
    for (const id of await bestOf(db, parsed, anywhere(parsed.concepts, exactness), limit))
      goods.add(id);
  return {
    goods: [...goods].slice(0, limit),
    shops: idsOf('shops'),
    categories: idsOf('categories'),
  };
}

/** Matches in the sample: enough for common words. Their terms are not read, which would take longer than the search. */
const sampled = (concepts: readonly Concept[]) => sql`
  select g.id, g.name, l.by_rank, 0 as exactness from search_goods g
  join listed_product l on l.product_id = g.id
  where ${matchesSample([allOf(concepts)])} limit ${MAX_RANKED}`;

/**
 * Matches in names among all goods. The index of this zone also contains the classification, which very many goods
 * can share, so the names are checked again.
 */
const anywhere = (concepts: readonly Concept[], exactness: RawBuilder<unknown>) => sql`
  select g.id, g.name, l.by_rank, ${exactness} as exactness from (
    select id, name, named from search_goods g
    where ${matchesIndex('named', [allOf(concepts)])} limit ${MAX_SORTED}
  ) g join listed_product l on l.product_id = g.id
  where g.named @@ ${allOf(concepts, 'AB')}::tsquery limit ${MAX_RANKED}`;

async function bestOf(db: Db, parsed: ParsedQuery, source: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select g.id from (${source}) g
    order by ${closest(parsed)}, g.by_rank limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
