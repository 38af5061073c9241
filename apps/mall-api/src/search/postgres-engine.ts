import type { Kysely } from 'kysely';
import { COUNT_LIMIT } from '../db/count-rows';
import type { Database } from '../db/schema';
import type { GoodsSearch, SearchEngine, SearchHits, Suggestions } from '../kernel/search-engine';
import { correctQuery, unknownConcepts } from './correct-query';
import { fewGoods, type Found, goodsAmong, goodsOf } from './goods-store';
import { indexChanges, rebuild } from './indexer';
import { goodsByPlan, matchingGoods } from './matching-store';
import { noteMiss } from './misses';
import { type Concept, type ParsedQuery, parseQuery } from './parsed-query';
import { createSearchCounter } from './popular-searches';
import { byWordsFirst } from './prefix-query';
import { withRelaxation } from './relaxation';
import { narrowGoods, scanGoods } from './scan-store';
import { searchPlans } from './search-plans';
import { shopHits } from './shop-store';
import { suggestions } from './suggestion-store';
import { allOf, conceptQuery, queriesOf } from './tsquery';
import { accentPatterns } from './typed-accents';
import { lexiconOf } from './word-lists';
import type { SearchPlan } from './zones';

type Db = Kysely<Database>;

/** Searches in the tables of the mall's own database. */
export function createPostgresEngine(db: Db, reads: Db = db): SearchEngine {
  const lexicon = lexiconOf(reads);
  const plans = searchPlans(reads);
  const correctIn = async (table: 'search_goods' | 'search_shop', parsed: ParsedQuery) =>
    correctQuery(
      reads,
      await unknownConcepts(reads, table, parsed.concepts),
      parsed,
      await lexicon(),
    );
  const relaxed = withRelaxation({
    lexicon,
    correct: (parsed) => correctIn('search_goods', parsed),
    matchesUnfiltered: async ({ concepts }, minimum) => {
      const queries = minimum ? [someOf(concepts, minimum)] : queriesOf(concepts);
      return (await matchingGoods(reads, { text: '' }, queries, 1)).length > 0;
    },
  });
  return {
    goods: (search, { explain = false } = {}) =>
      relaxed(
        search.text,
        ({ total }: SearchHits) => total > 0,
        async (parsed, minimum) => {
          if (parsed.concepts.length === 0) return { ids: [], total: 0 };
          if (minimum) return goodsWithSome(reads, search, { parsed, minimum }, explain);
          return goodsFor(reads, search, parsed, await plans.planOf(parsed.concepts), explain);
        },
      ),
    async matching(filter, most) {
      const { ids } = await relaxed(
        filter.text,
        ({ ids }: { ids: number[] }) => ids.length > 0,
        async ({ concepts }, minimum) => {
          if (concepts.length === 0) return { ids: [] };
          if (minimum) {
            const query = someOf(concepts, minimum);
            return { ids: await matchingGoods(reads, filter, [query], most) };
          }
          return {
            ids: await goodsByPlan(reads, filter, concepts, await plans.planOf(concepts), most),
          };
        },
      );
      return ids;
    },
    async shops(text, limit) {
      const words = await lexicon();
      const parsed = parseQuery(text, words);
      if (parsed.concepts.length === 0) return { ids: [], total: 0 };
      const strict = await shopHits(reads, parsed, allOf(parsed.concepts), limit);
      if (strict.length > 0) return { ids: strict, total: strict.length };
      const corrected = await correctIn('search_shop', parsed);
      if (!corrected) return { ids: [], total: 0 };
      const ids = await shopHits(reads, corrected.parsed, allOf(corrected.parsed.concepts), limit);
      return { ids, total: ids.length, didYouMean: corrected.didYouMean };
    },
    async suggest(text, limit, language) {
      const words = await lexicon();
      const parsed = parseQuery(text, words);
      const options = { limit, language };
      const accents = accentPatterns(text);
      const found = await byWordsFirst(language, hasAny, (sounds) =>
        suggestions(reads, parsed, { ...options, accents, sounds }),
      );
      if (hasAny(found) || parsed.concepts.length === 0) return found;
      const corrected = await correctIn('search_goods', parsed);
      if (!corrected) return found;
      const { didYouMean } = corrected;
      const meant = async (query: ParsedQuery) => ({
        ...(await suggestions(reads, { ...query, text: didYouMean ?? parsed.text }, options)),
        didYouMean,
      });
      const byWords = corrected.words && (await meant(corrected.words));
      return byWords && hasAny(byWords) ? byWords : meant(corrected.parsed);
    },
    noteMiss: (text) => noteMiss(db, text),
    noteFound: createSearchCounter(db),
    async indexChanges(options) {
      const done = await indexChanges(db, options);
      if (done > 0) plans.clear();
      return done;
    },
    rebuild: (progress) => rebuild(db, progress),
  };
}

const hasAny = ({ goods, shops, categories }: Suggestions) =>
  goods.length + shops.length + categories.length > 0;

/** Goods that match all concepts: sorted by relevance if they are few, otherwise in the order of the listing. */
async function goodsFor(
  db: Db,
  search: GoodsSearch,
  parsed: ParsedQuery,
  plan: SearchPlan,
  explain: boolean,
): Promise<SearchHits> {
  if (plan.isFew) return sorted(await fewGoods(db, search, parsed, plan, explain));
  const ids = await narrowGoods(db, search);
  if (ids) return sorted(await goodsAmong(db, search, parsed, { ids, zone: plan.zone }, explain));
  return scannedPage(search, (slice) => scanGoods(db, slice, parsed, plan));
}

const sorted = ({ found, ...hits }: Found): SearchHits => ({ ...hits, total: found });

/** A page of goods that are not counted; one more is read to know whether there is a next page. */
async function scannedPage(
  search: GoodsSearch,
  scan: (search: GoodsSearch) => Promise<number[]>,
): Promise<SearchHits> {
  const { offset, limit } = search;
  const ids = await scan({ ...search, limit: limit + 1 });
  const known = offset + ids.length;
  const isEnd = ids.length <= limit && (ids.length > 0 || offset === 0);
  return { ids: ids.slice(0, limit), total: isEnd ? known : Math.max(COUNT_LIMIT + 1, known) };
}

/** Goods that match at least `minimum` of the concepts. */
async function goodsWithSome(
  db: Db,
  search: GoodsSearch,
  { parsed, minimum }: { parsed: ParsedQuery; minimum: number },
  explain: boolean,
): Promise<SearchHits> {
  const query = someOf(parsed.concepts, minimum);
  const { found, ...hits } = await goodsOf(db, search, parsed, query, explain);
  return { ...hits, total: found };
}

/**
 * A tsquery for at least `minimum` of the concepts; for any of them when there are more than four and not all must match. In
 * names and categories: a word of a description alone does not make goods similar.
 */
function someOf(concepts: readonly Concept[], minimum: number): string {
  const queries = concepts.map((concept) => `(${conceptQuery(concept, 'ABC')})`);
  if (minimum >= concepts.length) return queries.join('&');
  if (concepts.length > 4) return queries.join('|');
  return combinations(queries, minimum)
    .map((combination) => `(${combination.join('&')})`)
    .join('|');
}

/** All combinations of `size` elements. */
function combinations<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((first, index) =>
    combinations(list.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
