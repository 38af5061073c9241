import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { collectionParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';

const LIMIT = 12;

/** The queries of both lists; for the inactive tab the first page, for its count. */
export function collectionQueries(
  { queries }: Pick<AppDeps, 'queries'>,
  { tab, page }: ReturnType<typeof collectionParams.parse>,
) {
  const pageOf = (name: typeof tab) => ({ page: name === tab ? page : 1, limit: LIMIT });
  return {
    goods: queries.collectedProducts(pageOf('goods')),
    shops: queries.followedShops(pageOf('shops')),
  };
}

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const params = collectionParams.parse(new URL(request.url).searchParams);
    const { goods, shops } = collectionQueries(deps, params);
    // Prices change: cached data is refetched
    const [collected, followed] = await Promise.all([
      queryClient.fetchQuery(goods),
      queryClient.fetchQuery(shops),
    ]);
    const { tab, page } = params;
    const open = tab === 'goods' ? collected : followed;
    return beyondEnd(page, open, (last) => paths.collection(tab, last)) ?? null;
  };
