import type { Kysely } from 'kysely';
import { readThrough } from '../catalog/read-through';
import type { Database } from '../db/schema';
import { createReadCache } from '../kernel/read-cache';
import { commonTermsOf } from './common-terms';
import { countZones, planFor, type SearchPlan } from './zones';
import type { Concept } from './parsed-query';
import { queriesOf } from './tsquery';

/** Seconds for which a plan is cached: a list, its next pages and its facets have the same one. */
const SECONDS = 10;
const MAX_CACHED = 1000;

/** Plans where to search for goods that match all concepts, by the numbers of matches. */
export function searchPlans(db: Kysely<Database>) {
  const isCommon = commonTermsOf(db);
  const lists = createReadCache(Date.now, MAX_CACHED);
  return async (concepts: readonly Concept[]): Promise<SearchPlan> =>
    (await isCommon(concepts))
      ? { zone: 'head', isFew: false }
      : readThrough({ lists }, queriesOf(concepts), SECONDS, async () =>
          planFor(await countZones(db, concepts)),
        );
}
