import { useQuery } from '@tanstack/react-query';
import { OrderListView } from '@vermilion/mall-components/order';
import { RefundList } from '@vermilion/mall-components/refund';
import { toCounts } from '@vermilion/mall-data/order';
import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { AccountFrame } from '../../frame/account-frame';
import { useOrderCommands } from '../../order/use-order-commands';
import { ordersParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { useRefunds } from '../../refund/use-refunds';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { Pager } from '../../shared/pager';
import { countsQuery } from './loader';
import { useOrders } from './use-orders';

export { ordersParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.orders.title', defaultMessage: 'My orders' },
});

/** The shopper's orders by state. */
export function View() {
  const navigate = useNavigate();
  const { orderStatus: tab, page } = usePageParams(ordersParams);
  const counts = useQuery(countsQuery(useApp())).data;
  const { list, known, pages, state, retry } = useOrders(tab, page);
  const isRefunds = tab === 'refunds';
  const { pages: refundPages, ...refunds } = useRefunds(page, isRefunds);
  const find = useCallback((orderNo: string) => known.get(orderNo), [known]);
  const commands = useOrderCommands(find);
  const title = useIntl().formatMessage(messages.title);
  return (
    <AccountFrame title={title} current="orders">
      <Seo title={title} hidden />
      <OrderListView
        tab={tab}
        onTabChange={(next) => void navigate(paths.orders(next), { preventScrollReset: true })}
        counts={toCounts(counts)}
        orders={list}
        state={state}
        onRetry={retry}
        commands={commands}
        homeHref={paths.home()}
        refunds={<RefundList {...refunds} ordersHref={paths.orders()} />}
        pagination={
          <Pager
            page={page}
            pageCount={isRefunds ? refundPages : pages}
            hrefOf={(next) => paths.orders(tab, next)}
          />
        }
      />
    </AccountFrame>
  );
}
