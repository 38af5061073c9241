import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { useIntl } from 'react-intl';
import { Failure } from '../shared/failure';
import { Page } from '../shared/page';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { todayQuery } from './queries';
import { TodayView } from './today-view';

/** The first page of a shop. */
export function TodayPage() {
  const intl = useIntl();
  const today = useQuery(todayQuery(useClients()));
  return (
    <Page title={intl.formatMessage(messages.title)}>
      {today.isPending && (
        <div aria-busy="true" aria-label={intl.formatMessage(messages.loading)} role="group">
          <Skeleton ratio="16/9" width="1/2" />
        </div>
      )}
      {today.isError && <Failure error={today.error} onRetry={() => void today.refetch()} />}
      {today.data && <TodayView today={today.data} />}
    </Page>
  );
}
