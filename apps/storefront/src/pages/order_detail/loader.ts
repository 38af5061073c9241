import { UNPAID } from '@vermilion/mall-data/order';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { orderParams } from '../../page-params';
import { loadOr404, orderNumberOr404 } from '../../routing/load-or-404';
import { missingParameter } from '../../shared/missing-parameter';

export const masterQuery = ({ queries }: AppDeps, orderNo: string) =>
  queries.masterOrderDetail({ orderNo });
export const shopQuery = ({ queries }: AppDeps, orderNo: string) =>
  queries.orderDetail({ orderNo });
export const expressQuery = ({ queries }: AppDeps, orderNo: string) => ({
  ...queries.orderExpress({ orderNo }),
  meta: { quiet: true },
});

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const { orderNo, orderStatus } = orderParams.parse(new URL(request.url).searchParams);
    if (!orderNo) return missingParameter();
    orderNumberOr404(orderNo);
    if (orderStatus === UNPAID) {
      await loadOr404(queryClient.fetchQuery(masterQuery(deps, orderNo)));
      return null;
    }
    await Promise.all([
      loadOr404(queryClient.fetchQuery(shopQuery(deps, orderNo))),
      queryClient.prefetchQuery(expressQuery(deps, orderNo)),
    ]);
    return null;
  };
