import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OrderTab } from '@vermilion/mall-components/order';
import type { AppDeps } from '../../app/deps';
import { typeOfTab } from '../../order/order-status';
import { ordersParams } from '../../page-params';

const LIMIT = 10;

export const countsQuery = ({ queries }: AppDeps) => queries.orderData();
export const unpaidQuery = ({ queries }: AppDeps, page: number) =>
  queries.awaitPayList({ page, limit: LIMIT });
export const paidQuery = ({ queries }: AppDeps, tab: OrderTab, page: number) =>
  queries.orderList({ type: typeOfTab(tab) ?? 1, page, limit: LIMIT });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const { orderStatus: tab, page } = ordersParams.parse(new URL(request.url).searchParams);
    // orders change by themselves, by being paid or sent: what is old is asked for anew
    await Promise.all([
      queryClient.fetchQuery(countsQuery(deps)),
      tab === 'toPay'
        ? queryClient.fetchQuery(unpaidQuery(deps, page))
        : queryClient.fetchQuery(paidQuery(deps, tab, page)),
    ]);
    return null;
  };
