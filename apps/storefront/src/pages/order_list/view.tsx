import { useQuery } from '@tanstack/react-query';
import { OrderListView } from '@vermilion/mall-components/order';
import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApp } from '../../app/app-context';
import { pageOf } from '../../data/page-of';
import { AccountFrame } from '../../frame/account-frame';
import { statusOfTab, tabOf } from '../../order/order-status';
import { useOrderCommands } from '../../order/use-order-commands';
import { paths } from '../../paths';
import { Seo } from '../../seo/seo';
import { Pager } from '../../shared/pager';
import { countsQuery } from './loader';
import { toCounts } from './map';
import { useOrders } from './use-orders';

const messages = defineMessages({
  title: { id: 'page.orders.title', defaultMessage: 'My orders' },
});

/** The shopper's orders by state. */
export function OrdersView() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = tabOf(query);
  const page = pageOf(query);
  const counts = useQuery(countsQuery(useApp())).data;
  const { list, known, pages, state, retry } = useOrders(tab, page);
  const find = useCallback((orderNo: string) => known.get(orderNo), [known]);
  const commands = useOrderCommands(find);
  const title = useIntl().formatMessage(messages.title);
  const hrefOf = (status: number, next?: number) => paths.orders(status, next);
  return (
    <AccountFrame title={title} current="orders">
      <Seo title={title} hidden />
      <OrderListView
        tab={tab}
        onTabChange={(next) =>
          void navigate(hrefOf(statusOfTab(next)), { preventScrollReset: true })
        }
        counts={toCounts(counts)}
        orders={list}
        state={state}
        onRetry={retry}
        commands={commands}
        homeHref={paths.home()}
        pagination={
          <Pager page={page} pageCount={pages} hrefOf={(next) => hrefOf(statusOfTab(tab), next)} />
        }
      />
    </AccountFrame>
  );
}
