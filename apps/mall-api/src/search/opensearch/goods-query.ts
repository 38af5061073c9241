import { COUNT_LIMIT } from '../../db/count-rows';
import type { GoodsFilter, GoodsSearch } from '../../kernel/search-engine';
import { INDEXES } from '../../listing/product-order';
import { scopesOf, SHOPS } from '../../listing/scope';
import type { Concept, ParsedQuery } from '../parsed-query';
import { POINTS } from '../points';
import { languageTerm } from '../terms';
import { type Clause, constant, matchingConcept, scored } from './match';

/** The filters of a search as clauses without points. */
function filters(filter: GoodsFilter): Clause[] {
  const { minMinor, maxMinor, reach, shopId, shopCategoryId, anyOf = [] } = filter;
  const isInShopCategory = shopId !== undefined && shopCategoryId !== undefined;
  const scopes = [...scopesOf(filter), ...(isInShopCategory ? [SHOPS + shopId] : [])];
  const price = {
    ...(minMinor !== undefined && { gte: minMinor }),
    ...(maxMinor !== undefined && { lte: maxMinor }),
  };
  return [
    ...scopes.map((scope) => ({ term: { scopes: scope } })),
    ...anyOf.map((values) => ({ terms: { scopes: [...values] } })),
    ...(Object.keys(price).length > 0 ? [{ range: { by_price: price } }] : []),
    ...(reach
      ? [
          {
            bool: {
              should: [
                { terms: { scopes: [...reach.scopes] } },
                { terms: { _id: reach.productIds.map(String) } },
              ],
            },
          },
        ]
      : []),
  ];
}

/** A clause for goods that match all concepts, or in names and categories at least `minimum` of them. */
function matchingConcepts(concepts: readonly Concept[], minimum?: number): Clause {
  const weights = minimum === undefined ? 'ABCD' : 'ABC';
  const clauses = concepts.map((concept) => matchingConcept(concept, weights));
  return { bool: { should: clauses, minimum_should_match: minimum ?? concepts.length } };
}

/** The request body of a search for ids, unordered. */
export const matchingBody = (
  filter: GoodsFilter,
  concepts: readonly Concept[],
  most: number,
  minimum?: number,
) => ({
  query: { bool: { filter: [matchingConcepts(concepts, minimum), ...filters(filter)] } },
  size: most,
  _source: false,
  track_total_hits: false,
});

/** The request body of a search: one page, best match first or in the requested order. */
export function searchBody(search: GoodsSearch, { concepts, text }: ParsedQuery, minimum?: number) {
  const filter = [matchingConcepts(concepts, minimum), ...filters(search)];
  const page = {
    from: search.offset,
    size: search.limit,
    _source: false,
    track_total_hits: COUNT_LIMIT + 1,
  };
  if (search.order) {
    const [column, direction] = INDEXES[search.order.by][search.order.direction];
    return {
      ...page,
      query: { bool: { filter } },
      sort: [{ [column]: direction }, { by_rank: direction }],
    };
  }
  const { language } = search;
  const should = [
    ...concepts.flatMap((concept) => scored(concept, concepts.length)),
    constant({ term: { name: text } }, POINTS.phrase),
    ...(language ? [constant({ term: { c: languageTerm(language) } }, POINTS.language)] : []),
  ];
  return {
    ...page,
    query: {
      function_score: {
        query: { bool: { filter, should } },
        functions: [{ field_value_factor: { field: 'worth', missing: 0 } }],
        boost_mode: 'sum',
      },
    },
    sort: [{ _score: 'desc' }, { by_rank: 'asc' }],
  };
}
