import type { OrderTab } from '@vermilion/mall-components/order';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { ordersParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { refundsQuery } from '../../refund/use-refunds';
import { beyondEnd } from '../../routing/beyond-end';
import { listsUnpaid, typeOfTab } from './tab-lists';

const LIMIT = 10;

export const countsQuery = ({ queries }: AppDeps) => queries.orderData();
export const unpaidQuery = ({ queries }: AppDeps, page: number) =>
  queries.awaitPayList({ page, limit: LIMIT });
export const paidQuery = ({ queries }: AppDeps, tab: OrderTab, page: number) =>
  queries.orderList({ type: typeOfTab(tab) ?? 1, page, limit: LIMIT });

/** Loads a page of each list of a tab; `pages` is the number of pages of the longest one. */
async function loadTab(deps: AppDeps, tab: OrderTab, page: number) {
  const { queryClient } = deps;
  const lists = await Promise.all([
    listsUnpaid(tab) && queryClient.fetchQuery(unpaidQuery(deps, page)),
    typeOfTab(tab) && queryClient.fetchQuery(paidQuery(deps, tab, page)),
    tab === 'refunds' && queryClient.fetchQuery(refundsQuery(deps, page)),
  ]);
  return { pages: Math.max(...lists.map((list) => (list ? list.pages : 0))) };
}

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient } = deps;
    const { orderStatus: tab, page } = ordersParams.parse(new URL(request.url).searchParams);
    // Orders change through payment and shipping: cached data is refetched
    const [orders] = await Promise.all([
      loadTab(deps, tab, page),
      queryClient.fetchQuery(countsQuery(deps)),
    ]);
    return beyondEnd(page, orders, (last) => paths.orders(tab, last)) ?? null;
  };
