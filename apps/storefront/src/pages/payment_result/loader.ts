import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { loadOr404 } from '../../routing/load-or-404';

/** The order as the server knows it now: what was kept of it before the payment says nothing. */
export const orderQuery = ({ queries }: AppDeps, orderNo: string) => ({
  ...queries.masterOrderDetail({ orderNo }),
  staleTime: 0,
});

/** The number of the master order, by either name that providers send; undefined when there is none. */
export function orderNoOf(query: URLSearchParams): string | undefined {
  const orderNo = query.get('orderNo') ?? query.get('local_order_no') ?? '';
  return /^\w{1,64}$/.test(orderNo) ? orderNo : undefined;
}

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const orderNo = orderNoOf(new URL(request.url).searchParams);
    if (orderNo) await loadOr404(deps.queryClient.fetchQuery(orderQuery(deps, orderNo)));
    return null;
  };
