import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { paymentResultParams } from '../../page-params';
import { isOrderNumber, loadOr404 } from '../../routing/load-or-404';

/** The current order: data cached before the payment is stale. */
export const orderParams = ({ queries }: AppDeps, orderNo: string) => ({
  ...queries.masterOrderDetail({ orderNo }),
  staleTime: 0,
});

/** The number of the master order; undefined if missing or malformed. */
export const validOrderNo = ({ orderNo }: { orderNo: string }) =>
  isOrderNumber(orderNo) ? orderNo : undefined;

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const orderNo = validOrderNo(paymentResultParams.parse(new URL(request.url).searchParams));
    if (orderNo) await loadOr404(deps.queryClient.fetchQuery(orderParams(deps, orderNo)));
    return null;
  };
