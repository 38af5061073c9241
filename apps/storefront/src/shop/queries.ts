import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../deps/deps';
import type { QueryCodec } from '../page-params/query-codec';
import { idOr404, loadOr404 } from '../routing/load-or-404';
import { missingParameter } from '../shared/missing-parameter';

export const infoQuery = ({ queries }: AppDeps, id: number) => queries.shopInfo({ id });

/** The names of shop types; without them a page shows none. */
export const typesQuery = ({ queries }: AppDeps) => ({
  ...queries.shopTypes(),
  meta: { quiet: true },
});

/** The shop categories; without them the filter is not offered. */
export const tradesQuery = ({ queries }: AppDeps) => ({
  ...queries.shopCategories(),
  meta: { quiet: true },
});

const BEST = 6;

/** A shop's bestsellers. */
export const bestQuery = ({ queries }: AppDeps, merId: number) => ({
  ...queries.shopProducts({ merId, salesOrder: 'desc', page: 1, limit: BEST }),
  meta: { quiet: true },
});

/** A shop's own categories; without them its goods are still shown. */
export const ownCategoriesQuery = ({ queries }: AppDeps, merId: number) => ({
  ...queries.shopCategoryTree({ merId }),
  meta: { quiet: true },
});

/**
 * The loader of a shop page: the shop's header data, and what `load` requests. `load` may return a redirect.
 */
export const shopLoader =
  <Query extends { id: string }>(
    codec: QueryCodec<Query>,
    load: (deps: AppDeps, id: number, query: Query) => Promise<unknown>,
  ) =>
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const query = codec.parse(new URL(request.url).searchParams);
    if (!query.id) return missingParameter();
    const id = idOr404(query.id);
    const [answer] = await Promise.all([
      load(deps, id, query),
      loadOr404(deps.queryClient.ensureQueryData(infoQuery(deps, id))),
      deps.queryClient.prefetchQuery(typesQuery(deps)),
    ]);
    return answer instanceof Response ? answer : null;
  };
