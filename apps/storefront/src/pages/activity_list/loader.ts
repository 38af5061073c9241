import { orderArgs } from '@vermilion/mall-data/goods';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { valueArgs } from '../../goods/facet-groups';
import { type ActivityParams, activityParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { beyondEnd } from '../../routing/beyond-end';
import { idOr404, loadOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

/** Complete rows of two, three, five and six. */
const LIMIT = 30;

const filterArgs = ({ minPrice, maxPrice, values }: ActivityParams) => ({
  minPrice,
  maxPrice,
  values: valueArgs(values),
});

export const detailQuery = ({ queries }: AppDeps, aid: number) => queries.activityDetail({ aid });
export const goodsQuery = ({ queries }: AppDeps, aid: number, query: ActivityParams) =>
  queries.activityProducts({
    aid,
    ...filterArgs(query),
    ...orderArgs(query.sort),
    page: query.page,
    limit: LIMIT,
  });

/** Optional: without facets the goods are still shown. */
export const facetsQuery = ({ queries }: AppDeps, aid: number, query: ActivityParams) => ({
  ...queries.productFacets({ aid, ...filterArgs(query) }),
  meta: { quiet: true },
});

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const query = activityParams.parse(new URL(request.url).searchParams);
    if (!query.id) return missingParameter();
    const id = idOr404(query.id);
    const [{ name, type }, goods] = await loadOr404(
      Promise.all([
        queryClient.ensureQueryData(detailQuery(deps, id)),
        queryClient.ensureQueryData(goodsQuery(deps, id, query)),
        queryClient.prefetchQuery(facetsQuery(deps, id, query)),
      ]),
    );
    const hrefOf = (page: number) => paths.activity(id, type ?? 1, name, { ...query, page });
    return beyondEnd(query.page, goods, hrefOf) ?? null;
  };
