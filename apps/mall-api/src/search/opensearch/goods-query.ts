import { INDEXES } from '../../catalog/product-order';
import { SHOPS, scopesOf } from '../../catalog/scope';
import { COUNT_LIMIT } from '../../db/count-rows';
import type { GoodsFilter, GoodsSearch } from '../../kernel/search-engine';
import type { Concept, Question } from '../question';
import { languageTerm } from '../terms';
import { WORTH } from '../worth';
import { matchingConcept, scored, type Clause } from './match';

/** What narrows a search beside its words, as clauses that give no points. */
function filters(filter: GoodsFilter): Clause[] {
  const { minMinor, maxMinor, reach, shopId, shopCategoryId } = filter;
  const isInOwn = shopId !== undefined && shopCategoryId !== undefined;
  const scopes = [...scopesOf(filter), ...(isInOwn ? [SHOPS + shopId] : [])];
  const price = {
    ...(minMinor !== undefined && { gte: minMinor }),
    ...(maxMinor !== undefined && { lte: maxMinor }),
  };
  return [
    ...scopes.map((scope) => ({ term: { scopes: scope } })),
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

/** Goods that have at least so many of the things that are asked for; all of them when absent. */
function wanted(concepts: readonly Concept[], least = concepts.length): Clause {
  const clauses = concepts.map((concept) => matchingConcept(concept));
  return { bool: { should: clauses, minimum_should_match: least } };
}

/** The body of a search for ids alone, in no order. */
export const matchingBody = (
  filter: GoodsFilter,
  concepts: readonly Concept[],
  most: number,
  least?: number,
) => ({
  query: { bool: { filter: [wanted(concepts, least), ...filters(filter)] } },
  size: most,
  _source: false,
  track_total_hits: false,
});

/** The body of a search: one page, the best match first or in the order that is asked for. */
export function searchBody(search: GoodsSearch, { concepts, text }: Question, least?: number) {
  const filter = [wanted(concepts, least), ...filters(search)];
  const page = {
    from: search.offset,
    size: search.limit,
    _source: false,
    track_total_hits: COUNT_LIMIT + 1,
  };
  if (search.order) {
    const [column, way] = INDEXES[search.order.by][search.order.direction];
    return { ...page, query: { bool: { filter } }, sort: [{ [column]: way }, { by_rank: way }] };
  }
  const { language } = search;
  const should = [
    ...concepts.flatMap((concept) => scored(concept, concepts.length)),
    constant({ term: { name: text } }, WORTH.phrase),
    ...(language ? [constant({ term: { c: languageTerm(language) } }, WORTH.language)] : []),
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

const constant = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });
