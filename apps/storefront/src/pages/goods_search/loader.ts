import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { categoryQuery } from '../../frame/frame-queries';
import type { Search } from './search-query';
import { readSearch, searchArgs } from './search-query';

const SHOPS = 2;

export const goodsQuery = ({ queries }: AppDeps, search: Search) =>
  queries.productList(searchArgs(search));

/** Shops whose name matches: only for words, and only beside the first goods. */
export const shopsQuery = ({ queries }: AppDeps, { title, page }: Search) => ({
  ...queries.shopSearch({ keywords: title, page: 1, limit: SHOPS }),
  enabled: title !== '' && page === 1,
  meta: { quiet: true },
});

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const search = readSearch(new URL(request.url).searchParams);
    const shops = shopsQuery(deps, search);
    await Promise.all([
      deps.queryClient.ensureQueryData(goodsQuery(deps, search)),
      shops.enabled && deps.queryClient.prefetchQuery(shops),
      search.cid && deps.queryClient.prefetchQuery(categoryQuery(deps)),
    ]);
    return null;
  };
