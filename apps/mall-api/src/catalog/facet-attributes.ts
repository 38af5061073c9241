import { COUNT_LIMIT } from '../db/count-rows';
import type { Context } from '../kernel/context';
import { readThrough } from '../listing/read-through';
import { FACETS, SHOPS } from '../listing/scope';
import { capitalized, inOwnOrder, isWeight } from './facet-order';
import type { FacetCounts } from './facet-store';
import { namesOfFacets, namesOfValues } from './facet-values';

/** The most values of a facet; more are not read. */
const MAX_VALUES = 60;
const SECONDS = 60;
/** Of all goods, how many have a value of a facet that is shown. */
const LEAST_SHARE = 0.25;
/** Values of a facet that is shown, each with at least as many goods. */
const LEAST = 2;
/** Of vessels and what is worn: not weighed. */
const UNWEIGHED = [2, 5];

interface CountedScope {
  scope: number;
  count: number;
}

/** A value of a facet, with the number of goods that it would leave. */
interface CountedValue {
  id: number;
  facetId: number;
  count: number;
}

const valueOf = ({ scope, count }: CountedScope): CountedValue => ({
  id: scope % SHOPS,
  facetId: Math.floor((scope - FACETS) / SHOPS),
  count,
});

/** Facets that divide the goods, with their most frequent values first. */
export async function attributesOf(
  ctx: Context,
  { scopes, having, among }: Pick<FacetCounts, 'scopes' | 'having'> & { among: number },
  chosen: readonly (readonly number[])[] = [],
) {
  const counts = new Map(scopes.map(({ scope, count }) => [scope, count]));
  // A selected value stays, also when no goods are left
  for (const scope of chosen.flat()) if (!counts.has(scope)) counts.set(scope, 0);
  const all = [...counts]
    .filter(([scope]) => scope >= FACETS)
    .map(([scope, count]) => valueOf({ scope, count }))
    .sort((a, b) => b.count - a.count || a.id - b.id);
  const isChosen = new Set(chosen.flat().map((scope) => scope % SHOPS));
  const facetIds = [...new Set(all.map(({ facetId }) => facetId))];
  const shown = facetIds
    .map((id) => all.filter(({ facetId }) => facetId === id))
    .map((values) => values.filter(({ id }, at) => at < MAX_VALUES || isChosen.has(id)));
  if (shown.length === 0) return [];
  const share = new Map(having.map(({ facet, count }) => [facet, count / among]));
  const facets = await named(ctx, shown);
  return facets.filter(
    ({ id, values }) =>
      values.some((value) => isChosen.has(value.id)) || divides(values, share.get(id) ?? 0),
  );
}

/** Whether a facet divides the goods, of which a share has one of its values, instead of naming single ones. */
export const divides = (values: readonly { count: number }[], share: number): boolean =>
  share >= LEAST_SHARE && values.filter(({ count }) => count >= LEAST).length >= LEAST;

async function named(ctx: Context, lists: readonly (readonly CountedValue[])[]) {
  const { db, language } = ctx;
  const ids = lists.flatMap((values) => values.map(({ id }) => id)).sort((a, b) => a - b);
  const [facets, values] = await Promise.all([
    readThrough(ctx, ['names of facets by id', language], SECONDS, () =>
      namesOfFacets(db, language),
    ),
    readThrough(ctx, ['names of values', language, ids], SECONDS, () =>
      namesOfValues(db, ids, language),
    ),
  ]);
  const byId = new Map(values.map((value) => [value.id, value]));
  return facets.flatMap(({ id, name }) => {
    const own = lists.find(([first]) => first?.facetId === id);
    if (!own) return [];
    const values = own
      .flatMap((value) => toValue(value, byId.get(value.id)))
      .filter((value) => !UNWEIGHED.includes(id) || !isWeight(value.name))
      .map((value) => ({ ...value, name: capitalized(value.name, language) }));
    return { id, name, values: inOwnOrder(values) };
  });
}

/** A count above the limit means "more". */
const toValue = (
  { id, count }: CountedValue,
  known: { name: string; color: string | null } | undefined,
) =>
  known
    ? [
        {
          id,
          name: known.name,
          count: Math.min(count, COUNT_LIMIT + 1),
          ...(known.color && { color: known.color }),
        },
      ]
    : [];
