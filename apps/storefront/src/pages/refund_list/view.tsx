import { RefundListView } from '@vermilion/mall-components/refund';
import { defineMessages, useIntl } from 'react-intl';
import { AccountFrame } from '../../frame/account-frame';
import { listParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { useRefunds } from '../../refund/use-refunds';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { Pager } from '../../shared/pager';

export { listParams as query } from '../../page-params';
export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.refunds.title', defaultMessage: 'My refunds' },
});

/** The shopper's refunds. */
export function View() {
  const { page } = usePageParams(listParams);
  const { pages, ...list } = useRefunds(page);
  const title = useIntl().formatMessage(messages.title);
  return (
    <AccountFrame title={title} current="refunds">
      <Seo title={title} hidden />
      <RefundListView
        {...list}
        ordersHref={paths.orders()}
        pagination={<Pager page={page} pageCount={pages} hrefOf={paths.refunds} />}
      />
    </AccountFrame>
  );
}
