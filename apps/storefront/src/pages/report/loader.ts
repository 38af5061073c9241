import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { loadOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';
import { reportParams } from './params';

export const goodsQuery = ({ queries }: AppDeps, id: number) => queries.productDetail({ id });
export const shopQuery = ({ queries }: AppDeps, id: number) => queries.shopInfo({ id });

/** What is reported, if shoppers can see it. A review has no page of its own: the call itself finds it. */
export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { subject, id } = reportParams.parse(new URL(request.url).searchParams);
    if (!id) return missingParameter();
    const { queryClient } = deps;
    if (subject === 'product') await loadOr404(queryClient.ensureQueryData(goodsQuery(deps, id)));
    if (subject === 'shop') await loadOr404(queryClient.ensureQueryData(shopQuery(deps, id)));
    return null;
  };
