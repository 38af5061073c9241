import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createReadCache } from '../kernel/read-cache';
import { commonTermsOf } from './common-terms';
import { countPlaces, wayTo, type Way } from './places';
import type { Concept } from './question';
import { queriesOf } from './tsquery';

/** Seconds for which a way is cached: a list, its next pages and its facets go the same one. */
const SECONDS = 10;
const MAX_CACHED = 1000;

/** Tells where goods with all that is asked for are found best, and whether they are few. */
export function waysOf(db: Kysely<Database>) {
  const isCommon = commonTermsOf(db);
  const cache = createReadCache(Date.now, MAX_CACHED);
  return async (concepts: readonly Concept[]): Promise<Way> => {
    if (await isCommon(concepts)) return { place: 'head', isFew: false };
    const count = async () => JSON.stringify(wayTo(await countPlaces(db, concepts)));
    return JSON.parse(await cache.through(queriesOf(concepts).join(), SECONDS, count)) as Way;
  };
}
