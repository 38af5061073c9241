import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { refundParams } from '../../page-params';
import { loadOr404, orderNumberOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

export const refundQuery = ({ queries }: AppDeps, orderNo: string) =>
  queries.refundDetail({ orderNo });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { orderNo } = refundParams.parse(new URL(request.url).searchParams);
    if (!orderNo) return missingParameter();
    orderNumberOr404(orderNo);
    await loadOr404(deps.queryClient.fetchQuery(refundQuery(deps, orderNo)));
    return null;
  };
