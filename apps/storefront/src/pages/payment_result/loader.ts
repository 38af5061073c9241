import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { paymentResultParams } from '../../page-params';
import { isOrderNumber, loadOr404 } from '../../routing/load-or-404';

/** The order as it is now: data cached before the payment are stale. */
export const orderParams = ({ queries }: AppDeps, orderNo: string) => ({
  ...queries.masterOrderDetail({ orderNo }),
  staleTime: 0,
});

/** The number of the master order; undefined when there is none that can be one. */
export const validOrderNo = ({ orderNo }: { orderNo: string }) =>
  isOrderNumber(orderNo) ? orderNo : undefined;

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const orderNo = validOrderNo(paymentResultParams.parse(new URL(request.url).searchParams));
    if (orderNo) await loadOr404(deps.queryClient.fetchQuery(orderParams(deps, orderNo)));
    return null;
  };
