import { useQuery } from '@tanstack/react-query';
import { Link } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { messages } from '../orders/messages';
import { OrderView } from '../orders/order-view';
import { orderQuery } from '../orders/queries';
import { Failure } from '../shared/failure';
import { Page } from '../shared/page';
import { messages as slips } from '../slips/messages';
import { useClients } from '../wire/clients-context';

/** One order. */
export function Component() {
  const intl = useIntl();
  const { orderNo = '' } = useParams();
  const order = useQuery(orderQuery(useClients(), orderNo));
  return (
    <Page
      title={intl.formatMessage(messages.detailTitle, { number: orderNo })}
      actions={
        <>
          <Link href={`/orders/slips?order=${encodeURIComponent(orderNo)}`}>
            <FormattedMessage {...slips.title} />
          </Link>
          <Link href="/orders">
            <FormattedMessage {...messages.back} />
          </Link>
        </>
      }
    >
      {order.isPending && (
        <div aria-busy="true">
          <Skeleton ratio="16/9" width="1/2" />
        </div>
      )}
      {order.isError && <Failure error={order.error} onRetry={() => void order.refetch()} />}
      {order.data && <OrderView order={order.data} />}
    </Page>
  );
}
