import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { writeReviewParams } from '../../page-params';
import { loadOr404, orderNumberOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

export const orderQuery = ({ queries }: Pick<AppDeps, 'queries'>, orderNo: string) =>
  queries.orderDetail({ orderNo });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { orderNo, id } = writeReviewParams.parse(new URL(request.url).searchParams);
    if (!orderNo || !id) return missingParameter();
    orderNumberOr404(orderNo);
    await loadOr404(deps.queryClient.fetchQuery(orderQuery(deps, orderNo)));
    return null;
  };
