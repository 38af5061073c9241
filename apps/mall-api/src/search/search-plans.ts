import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createReadCache } from '../kernel/read-cache';
import { readThrough } from '../listing/read-through';
import { commonTermsOf } from './common-terms';
import { matchGoods } from './match-goods';
import type { Concept } from './parsed-query';
import { queriesOf } from './tsquery';
import type { SearchPlan } from './zones';

/** Seconds for which a plan is cached: a list, its next pages and its facets have the same one. */
const SECONDS = 10;
/** A plan has the ids of thousands of goods at most: up to 35 KB. */
const MAX_CACHED = 300;

/** Plans where to search for goods that match all concepts; `clear` forgets them, as other goods match now. */
export function searchPlans(db: Kysely<Database>) {
  const isCommon = commonTermsOf(db);
  const lists = createReadCache(Date.now, MAX_CACHED);
  const planOf = async (concepts: readonly Concept[]): Promise<SearchPlan> =>
    (await isCommon(concepts))
      ? { zone: 'head', isFew: false }
      : readThrough({ lists }, queriesOf(concepts), SECONDS, () => matchGoods(db, concepts));
  return { planOf, clear: lists.clear };
}
