import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { Concept } from './parsed-query';
import { queriesOf } from './tsquery';
import { idsInZone, matchesSample, MAX_SORTED, readIds, type SearchPlan, type Zone } from './zones';

/** More ids are not worth reading: so many goods are soon found along the listing. */
const MAX_KNOWN = 5000;
/** More matches in the sample, one product in sixteen: very many have the words in the head of the name. */
const MANY_IN_SAMPLE = 200;
/** More: many may have them there. */
const SEVERAL_IN_SAMPLE = 90;

/**
 * Finds the goods that match all concepts, in the widest zone with few of them. An index collects all matches before
 * it returns the first, so each look at one is paid for in full: the sample tells where to begin, and the ids
 * are kept instead of being looked for again.
 */
export async function matchGoods(
  db: Kysely<Database>,
  concepts: readonly Concept[],
): Promise<SearchPlan> {
  const queries = queriesOf(concepts);
  const { sample, anywhere } = await sampleAndAll(db, queries);
  if (sample > MANY_IN_SAMPLE) return { zone: 'head', isFew: false };
  const idsIn = async (zone: Zone) => {
    const { rows } = await sql<{ ids: string | null }>`
      select ${idsInZone(zone, queries, MAX_KNOWN + 1)} as ids`.execute(db);
    return readIds(rows[0]?.ids);
  };
  return anywhere ? narrowing(anywhere, idsIn) : widening(idsIn);
}

/** Matches in the sample, and everywhere if the sample has only some. */
async function sampleAndAll(db: Kysely<Database>, queries: readonly string[]) {
  const all = idsInZone('anywhere', queries, MAX_KNOWN + 1);
  const { rows } = await sql<{ sample: number; ids: string | null }>`
    select sample.goods as sample,
      case when sample.goods <= ${SEVERAL_IN_SAMPLE} then ${all} end as ids
    from (
      select count(*)::int as goods from (
        select from search_goods g where ${matchesSample(queries)} limit ${MANY_IN_SAMPLE + 1}
      ) counted) sample`.execute(db);
  const { sample = 0, ids } = rows[0] ?? {};
  return { sample, anywhere: sample <= SEVERAL_IN_SAMPLE ? readIds(ids) : undefined };
}

type IdsIn = (zone: Zone) => Promise<number[]>;

const isFew = (ids: readonly number[]) => ids.length <= MAX_SORTED;

const few = (zone: Zone, ids: readonly number[]): SearchPlan => ({ zone, isFew: true, ids });

const many = (zone: Zone, ids: readonly number[]): SearchPlan =>
  ids.length <= MAX_KNOWN ? { zone, isFew: false, ids } : { zone, isFew: false };

/** From all fields to the head of the name. */
async function narrowing(anywhere: readonly number[], idsIn: IdsIn): Promise<SearchPlan> {
  if (isFew(anywhere)) return few('anywhere', anywhere);
  const named = await idsIn('named');
  if (isFew(named)) return named.length > 0 ? few('named', named) : many('anywhere', anywhere);
  const head = await idsIn('head');
  if (isFew(head)) return head.length > 0 ? few('head', head) : many('named', named);
  return many('head', head);
}

/** From the head of the name to all fields: for words that may be common. */
async function widening(idsIn: IdsIn): Promise<SearchPlan> {
  const head = await idsIn('head');
  if (!isFew(head)) return many('head', head);
  const named = await idsIn('named');
  if (!isFew(named)) return head.length > 0 ? few('head', head) : many('named', named);
  const anywhere = await idsIn('anywhere');
  if (!isFew(anywhere)) return named.length > 0 ? few('named', named) : many('anywhere', anywhere);
  return few('anywhere', anywhere);
}
