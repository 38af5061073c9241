import { useQuery } from '@tanstack/react-query';
import { RefundListView } from '@vermilion/mall-components/refund';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context';
import { rowsOf } from '../../data/rows';
import { AccountFrame } from '../../frame/account-frame';
import { listParams } from '../../page-params';
import { paths } from '../../paths';
import { toRefund } from '../../refund/map';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { Pager } from '../../shared/pager';
import { refundsQuery } from './loader';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.refunds.title', defaultMessage: 'My refunds' },
});

/** The shopper's refunds. */
export function View() {
  const { page } = usePageParams(listParams);
  const query = useQuery(refundsQuery(useApp(), page));
  const title = useIntl().formatMessage(messages.title);
  return (
    <AccountFrame title={title} current="refunds">
      <Seo title={title} hidden />
      <RefundListView
        refunds={rowsOf(query.data?.list, toRefund)}
        state={query.data ? 'ready' : query.isError ? 'failed' : 'loading'}
        onRetry={() => void query.refetch()}
        ordersHref={paths.orders('toShip')}
        pagination={<Pager page={page} pageCount={query.data?.pages ?? 0} hrefOf={paths.refunds} />}
      />
    </AccountFrame>
  );
}
