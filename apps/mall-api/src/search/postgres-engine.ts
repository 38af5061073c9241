import type { Kysely } from 'kysely';
import { COUNT_LIMIT } from '../db/count-rows';
import type { Database } from '../db/schema';
import type { GoodsSearch, SearchEngine, SearchHits, Suggestions } from '../kernel/search-engine';
import { fewGoods, goodsAmong, goodsOf, type Found } from './goods-store';
import { guess, unknownOf } from './guess';
import { indexChanges, rebuild } from './indexer';
import { lexiconOf } from './lists';
import { notesOfFound } from './asked';
import { goodsByPlan, matchingGoods } from './matching-store';
import { noteMiss } from './misses';
import type { SearchPlan } from './places';
import { understand, type Concept, type Question } from './question';
import { shopHits } from './shop-store';
import { suggestions } from './suggestion-store';
import { allOf, conceptQuery, queriesOf } from './tsquery';
import { leastOf, widening } from './widening';
import { narrowGoods, walkedGoods } from './walk-store';
import { searchPlans } from './search-plans';

type Db = Kysely<Database>;

/** Searches in the tables of the mall's own database. */
export function createPostgresEngine(db: Db): SearchEngine {
  const lexicon = lexiconOf(db);
  const planOf = searchPlans(db);
  const guessIn = async (table: 'search_goods' | 'search_shop', question: Question) =>
    guess(db, await unknownOf(db, table, question.concepts), question, await lexicon());
  const widened = widening({
    lexicon,
    guessed: (question) => guessIn('search_goods', question),
    isThere: async ({ concepts }) =>
      (await matchingGoods(db, { text: '' }, queriesOf(concepts), 1)).length > 0,
  });
  return {
    goods: (search, { explain = false } = {}) =>
      widened(
        search.text,
        ({ total }: SearchHits) => total > 0,
        async (question, least) =>
          least
            ? goodsWithSome(db, search, question, explain)
            : goodsFor(db, search, question, planOf, explain),
      ),
    async matching(filter, most) {
      const { ids } = await widened(
        filter.text,
        ({ ids }: { ids: number[] }) => ids.length > 0,
        async ({ concepts }, least) => {
          if (concepts.length === 0) return { ids: [] };
          if (least) return { ids: await matchingGoods(db, filter, [halfOf(concepts)], most) };
          return { ids: await goodsByPlan(db, filter, concepts, await planOf(concepts), most) };
        },
      );
      return ids;
    },
    async shops(text, limit) {
      const words = await lexicon();
      const question = understand(text, words);
      if (question.concepts.length === 0) return { ids: [], total: 0 };
      const strict = await shopHits(db, question, allOf(question.concepts), limit);
      if (strict.length > 0) return { ids: strict, total: strict.length };
      const better = await guessIn('search_shop', question);
      if (!better) return { ids: [], total: 0 };
      const ids = await shopHits(db, better.question, allOf(better.question.concepts), limit);
      return { ids, total: ids.length, didYouMean: better.didYouMean };
    },
    async suggest(text, limit) {
      const words = await lexicon();
      const question = understand(text, words);
      const found = await suggestions(db, question, limit);
      if (hasAny(found) || question.concepts.length === 0) return found;
      const better = await guessIn('search_goods', question);
      if (!better) return found;
      const { didYouMean } = better;
      const meant = { ...better.question, text: didYouMean ?? question.text };
      return { ...(await suggestions(db, meant, limit)), didYouMean };
    },
    noteMiss: (text) => noteMiss(db, text),
    noteFound: notesOfFound(db),
    indexChanges: (progress) => indexChanges(db, progress),
    rebuild: (progress) => rebuild(db, progress),
  };
}

const hasAny = ({ goods, shops, categories }: Suggestions) =>
  goods.length + shops.length + categories.length > 0;

/**
 * Goods that have all that is asked for. When very many do, those that are the thing; when these are
 * very many too, they come in an order of the mall's, which an index has.
 */
async function goodsFor(
  db: Db,
  search: GoodsSearch,
  question: Question,
  planOf: (concepts: readonly Concept[]) => Promise<SearchPlan>,
  explain: boolean,
): Promise<SearchHits> {
  const { concepts } = question;
  if (concepts.length === 0) return { ids: [], total: 0 };
  const { place, isFew } = await planOf(concepts);
  if (isFew) return sorted(await fewGoods(db, search, question, place, explain));
  const ids = await narrowGoods(db, search);
  if (ids) return sorted(await goodsAmong(db, search, question, { ids, place }, explain));
  return walked(search, (slice) => walkedGoods(db, slice, question, place));
}

const sorted = ({ found, ...hits }: Found): SearchHits => ({ ...hits, total: found });

/** A page of goods that are not counted, with one more to know whether there is a next page. */
async function walked(
  search: GoodsSearch,
  walk: (search: GoodsSearch) => Promise<number[]>,
): Promise<SearchHits> {
  const { offset, limit } = search;
  const ids = await walk({ ...search, limit: limit + 1 });
  const known = offset + ids.length;
  const isEnd = ids.length <= limit && (ids.length > 0 || offset === 0);
  return { ids: ids.slice(0, limit), total: isEnd ? known : Math.max(COUNT_LIMIT + 1, known) };
}

/** Goods that have at least half of what is asked for, when none has all of it. */
async function goodsWithSome(
  db: Db,
  search: GoodsSearch,
  question: Question,
  explain: boolean,
): Promise<SearchHits> {
  const query = halfOf(question.concepts);
  const { found, ...hits } = await goodsOf(db, search, question, query, explain);
  return { ...hits, total: found };
}

/** A query for at least half of some things. */
function halfOf(concepts: readonly Concept[]): string {
  const half = leastOf(concepts);
  const queries = concepts.map((concept) => `(${conceptQuery(concept)})`);
  // All sets of half of the things: with two or three words these are few.
  const sets = concepts.length > 4 ? [queries] : setsOf(queries, half);
  return sets.map((set) => `(${set.join(concepts.length > 4 ? '|' : '&')})`).join('|');
}

/** All choices of so many of some things. */
function setsOf<T>(things: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return things.flatMap((first, index) =>
    setsOf(things.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
