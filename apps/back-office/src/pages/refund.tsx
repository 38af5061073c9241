import { useQuery } from '@tanstack/react-query';
import { Link } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { messages } from '../refunds/messages';
import { refundQuery } from '../refunds/queries';
import { RefundView } from '../refunds/refund-view';
import { Failure } from '../shared/failure';
import { Page } from '../shared/page';
import { useClients } from '../wire/clients-context';

/** One refund. */
export function Component() {
  const intl = useIntl();
  const { refundNo = '' } = useParams();
  const refund = useQuery(refundQuery(useClients(), refundNo));
  return (
    <Page
      title={intl.formatMessage(messages.detailTitle, { number: refundNo })}
      actions={
        <Link href="/refunds">
          <FormattedMessage {...messages.back} />
        </Link>
      }
    >
      {refund.isPending && (
        <div aria-busy="true">
          <Skeleton ratio="16/9" width="1/2" />
        </div>
      )}
      {refund.isError && <Failure error={refund.error} onRetry={() => void refund.refetch()} />}
      {refund.data && <RefundView refund={refund.data} />}
    </Page>
  );
}
