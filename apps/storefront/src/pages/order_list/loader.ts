import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OrderTab } from '@vermilion/mall-components/order';
import type { AppDeps } from '../../app/deps';
import { ordersParams } from '../../page-params';
import { refundsQuery } from '../../refund/use-refunds';
import { listsUnpaid, typeOfTab } from './tab-lists';

const LIMIT = 10;

export const countsQuery = ({ queries }: AppDeps) => queries.orderData();
export const unpaidQuery = ({ queries }: AppDeps, page: number) =>
  queries.awaitPayList({ page, limit: LIMIT });
export const paidQuery = ({ queries }: AppDeps, tab: OrderTab, page: number) =>
  queries.orderList({ type: typeOfTab(tab) ?? 1, page, limit: LIMIT });

function loadTab(deps: AppDeps, tab: OrderTab, page: number): Promise<unknown> {
  const { queryClient } = deps;
  return Promise.all([
    listsUnpaid(tab) && queryClient.fetchQuery(unpaidQuery(deps, page)),
    typeOfTab(tab) && queryClient.fetchQuery(paidQuery(deps, tab, page)),
    tab === 'refunds' && queryClient.fetchQuery(refundsQuery(deps, page)),
  ]);
}

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const { orderStatus: tab, page } = ordersParams.parse(new URL(request.url).searchParams);
    // Orders change through payment and shipping: cached data is refetched
    await Promise.all([queryClient.fetchQuery(countsQuery(deps)), loadTab(deps, tab, page)]);
    return null;
  };
