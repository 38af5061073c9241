import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../db/prepared';
import type { Language } from '../kernel/language';
import type { SuggestionKind } from '../kernel/search-engine';
import { WHOLE_MALL } from '../listing/scope';
import { shownCategoryName, shownGoodsName } from '../listing/shown-name';
import { matchesIndex, matchesSample, MAX_SORTED } from './zones';

type Sql = RawBuilder<unknown>;

/** The highest-ranked goods, which are scanned first. Words that none of them has are rare. */
const TOP_GOODS = 400;
/** The most matches that are ranked: suggestions must be fast. */
const MAX_RANKED = 100;

/** Queries are tsqueries. */
export interface SuggestionArgs {
  /** normalised */
  text: string;
  /** What goods match by any term, and by terms of their names. */
  goods: string;
  goodsNames: string;
  /** The same for the names of shops and categories. */
  otherNames: string;
  /** The words as they were typed, and as head nouns. */
  words: string;
  nouns: string;
  /** Patterns of the accented words that were typed (see `accentPatterns`). */
  accents: readonly string[];
  /** The shopper's language, and the query for names in it. */
  language: Language | null;
  inLanguage: string;
  limit: number;
}

export interface SuggestionRow {
  id: number;
  has_accents: boolean;
}

/**
 * Sort keys of an entry with these terms and this name, as shoppers read it. `has_accents`: "thé" is not the English
 * "the". `exactness` is 2 when the entry has the words and one of them is its head noun, 1 when it has the words, 0 when
 * it has words that only begin so: breakfast tea, tea towels, teaching.
 */
const keysOf = (args: SuggestionArgs, terms: Sql, shownName: Sql) => sql`
  case when cardinality(${args.accents}::text[]) > 0
    then ${shownName} ~ all(${args.accents}::text[]) else true end as has_accents,
  case when ${terms} @@ ${args.words}::tsquery
    then 1 + (${terms} @@ ${args.nouns}::tsquery)::int else 0 end as exactness,
  ${terms} @@ ${args.inLanguage}::tsquery as is_in_language`;

/** The best of the matches `g`; after exactness, names that begin with the text, and names with a word that does. */
const best = (kind: SuggestionKind, args: SuggestionArgs, matches: Sql, lastly: Sql) => sql`
  (select ${sql.lit(kind)} as kind, g.id, g.has_accents from (${matches}) g
    order by g.has_accents desc, g.exactness desc,
      case when starts_with(g.name, ${args.text}) then 2
        when strpos(g.name, ' ' || ${args.text}) > 0 then 1 else 0 end desc,
      g.is_in_language desc, ${lastly} limit ${args.limit})`;

const goodsName = ({ language }: SuggestionArgs) => shownGoodsName('g.id', language);

const topGoods = (args: SuggestionArgs) => sql`
  select g.id, g.name, l.by_rank, ${keysOf(args, sql`g.named`, goodsName(args))} from (
    select product_id, by_rank from listing where scope = ${WHOLE_MALL}
    order by by_rank limit ${TOP_GOODS}
  ) l cross join lateral (
    select id, name, named from search_goods where id = l.product_id offset 0
  ) g where g.named @@ ${args.goodsNames}::tsquery limit ${MAX_RANKED}`;

const shops = (args: SuggestionArgs) => sql`
  select g.id, g.name, s.sort, ${keysOf(args, sql`g.terms`, sql`s.name`)}
  from search_shop g join shop s on s.id = g.id
  where s.is_open and g.terms @@ ${args.otherNames}::tsquery`;

const categories = (args: SuggestionArgs) => sql`
  select g.id, g.name, c.level, c.sort,
    ${keysOf(args, sql`g.terms`, shownCategoryName('c', args.language))}
  from search_category g join category c on c.id = g.id
  where c.is_shown and g.terms @@ ${args.otherNames}::tsquery`;

/** Matches among the highest-ranked goods, shops and categories. */
export const firstSuggestions = prepared(
  (_, args: SuggestionArgs) => sql<SuggestionRow & { kind: SuggestionKind }>`
    ${best('goods', args, topGoods(args), sql`g.by_rank`)} union all
    ${best('shops', args, shops(args), sql`g.sort desc, g.id`)} union all
    ${best('categories', args, categories(args), sql`g.level, g.sort desc, g.id`)}`,
);

/** Matches in the sample: enough for common words. Their terms are not read, which would take longer than the search. */
export const sampledGoods = prepared((_, args: SuggestionArgs) => {
  const matches = sql`
    select g.id, g.name, l.by_rank, ${keysOf(args, sql`''::tsvector`, goodsName(args))}
    from search_goods g join listed_product l on l.product_id = g.id
    where ${matchesSample([args.goods])} limit ${MAX_RANKED}`;
  return sql<SuggestionRow>`${best('goods', args, matches, sql`g.by_rank`)}`;
});

/**
 * Matches in names among all goods. The index of this zone also contains the classification, which very many goods
 * can share, so the names are checked again.
 */
export const namedGoods = prepared((_, args: SuggestionArgs) => {
  const matches = sql`
    select g.id, g.name, l.by_rank, ${keysOf(args, sql`g.named`, goodsName(args))} from (
      select id, name, named from search_goods g
      where ${matchesIndex('named', [args.goods])} limit ${MAX_SORTED}
    ) g join listed_product l on l.product_id = g.id
    where g.named @@ ${args.goodsNames}::tsquery limit ${MAX_RANKED}`;
  return sql<SuggestionRow>`${best('goods', args, matches, sql`g.by_rank`)}`;
});
