import type { Kysely } from 'kysely';
import { COUNT_LIMIT } from '../db/count-rows';
import type { Database } from '../db/schema';
import type { GoodsSearch, SearchEngine, SearchHits, Suggestions } from '../kernel/search-engine';
import { sortedGoods, walkedGoods, MOST_SORTED } from './goods-store';
import { guess } from './guess';
import { indexChanges, rebuild } from './indexer';
import { lexiconOf } from './lists';
import { noteMiss } from './misses';
import { understand, type Question } from './question';
import { shopHits, suggestions } from './shop-store';
import { allOf, conceptQuery, PLACES } from './tsquery';

type Db = Kysely<Database>;

/** Searches in the tables of the mall's own database. */
export function createPostgresEngine(db: Db): SearchEngine {
  const lexicon = lexiconOf(db);
  return {
    async goods(search, { explain = false } = {}) {
      const words = await lexicon();
      const question = understand(search.text, words);
      const strict = await goodsFor(db, search, question, explain);
      if (strict.total > 0 || question.concepts.length === 0) return strict;
      const guessed = await guess(db, 'search_goods', question, words);
      if (guessed) {
        const hits = await goodsFor(db, search, guessed.question, explain);
        if (hits.total > 0) return { ...hits, didYouMean: guessed.didYouMean };
      }
      const asked = guessed?.question ?? question;
      if (asked.concepts.length < 2) return strict;
      return goodsWithSome(db, search, asked, explain);
    },
    async shops(text, limit) {
      const words = await lexicon();
      const question = understand(text, words);
      if (question.concepts.length === 0) return { ids: [], total: 0 };
      const strict = await shopHits(db, question, allOf(question.concepts), limit);
      if (strict.length > 0) return { ids: strict, total: strict.length };
      const guessed = await guess(db, 'search_shop', question, words);
      if (!guessed) return { ids: [], total: 0 };
      const ids = await shopHits(db, guessed.question, allOf(guessed.question.concepts), limit);
      return { ids, total: ids.length, didYouMean: guessed.didYouMean };
    },
    async suggest(text, limit) {
      const words = await lexicon();
      const question = understand(text, words);
      const found = await suggestions(db, question, limit);
      if (hasAny(found) || question.concepts.length === 0) return found;
      const guessed = await guess(db, 'search_goods', question, words);
      if (!guessed) return found;
      const { didYouMean } = guessed;
      return { ...(await suggestions(db, guessed.question, limit)), didYouMean };
    },
    noteMiss: (text) => noteMiss(db, text),
    indexChanges: (progress) => indexChanges(db, progress),
    rebuild: (progress) => rebuild(db, progress),
  };
}

const hasAny = ({ goods, shops, categories }: Suggestions) =>
  goods.length + shops.length + categories.length > 0;

/**
 * Goods that have all that is asked for. When very many do, those that have it in their names; when
 * these are very many too, they come in an order of the mall's, which an index has.
 */
async function goodsFor(
  db: Db,
  search: GoodsSearch,
  { concepts, text }: Question,
  explain: boolean,
): Promise<SearchHits> {
  if (concepts.length === 0) return { ids: [], total: 0 };
  const question = { concepts, text };
  for (const place of [...PLACES].reverse()) {
    const query = allOf(concepts, place);
    const { found, ...hits } = await sortedGoods(db, search, question, query, explain);
    // No name has it: what is filed under it is too much to sort, and as good as any of it.
    if (found === 0 && place !== 'ABCD') {
      return walked(db, search, allOf(concepts, place === 'A' ? 'AB' : 'ABC'));
    }
    if (found <= MOST_SORTED) return { ...hits, total: found };
  }
  return walked(db, search, allOf(concepts, 'A'));
}

async function walked(db: Db, search: GoodsSearch, query: string): Promise<SearchHits> {
  const { offset, limit } = search;
  const ids = await walkedGoods(db, { ...search, limit: limit + 1 }, query);
  const hasNext = ids.length > limit;
  const known = offset + Math.min(ids.length, limit) + (hasNext ? 1 : 0);
  return { ids: ids.slice(0, limit), total: Math.max(COUNT_LIMIT + 1, known) };
}

/** Goods that have at least half of what is asked for, when none has all of it. */
async function goodsWithSome(
  db: Db,
  search: GoodsSearch,
  question: Question,
  explain: boolean,
): Promise<SearchHits> {
  const { concepts } = question;
  const half = Math.ceil(concepts.length / 2);
  const queries = concepts.map((concept) => `(${conceptQuery(concept)})`);
  // All sets of half of the things: with two or three words these are few.
  const sets = concepts.length > 4 ? [queries] : setsOf(queries, half);
  const query = sets.map((set) => `(${set.join(concepts.length > 4 ? '|' : '&')})`).join('|');
  const { found, ...hits } = await sortedGoods(db, search, question, query, explain);
  return { ...hits, total: Math.min(found, MOST_SORTED) };
}

/** All choices of so many of some things. */
function setsOf<T>(things: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return things.flatMap((first, index) =>
    setsOf(things.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
