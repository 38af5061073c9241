import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { type ShopsParams, shopsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';
import { tradesQuery, typesQuery } from '../../shop/queries';

/** Whole rows of two, four and five. */
const LIMIT = 20;

export const shopsQuery = ({ queries }: AppDeps, query: ShopsParams) =>
  queries.shopSearch({
    keywords: query.title || undefined,
    typeId: query.type,
    categoryId: query.trade,
    isSelf: query.isSelf || undefined,
    page: query.page,
    limit: LIMIT,
  });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const query = shopsParams.parse(new URL(request.url).searchParams);
    const [shops] = await Promise.all([
      queryClient.ensureQueryData(shopsQuery(deps, query)),
      queryClient.prefetchQuery(typesQuery(deps)),
      queryClient.prefetchQuery(tradesQuery(deps)),
    ]);
    return beyondEnd(query.page, shops, (page) => paths.moreShops({ ...query, page })) ?? null;
  };
