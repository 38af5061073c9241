import type { ShopToday } from '@vermilion/api-client/operator';
import { Heading } from '@vermilion/design-system/heading';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import { SalesCard } from './sales-card';
import { WaitingList } from './waiting-list';

/** What waits in a shop, and what it has sold. */
export function TodayView({ today }: { today: ShopToday }) {
  return (
    <>
      <Heading level={2} size="lg">
        <FormattedMessage {...messages.waiting} />
      </Heading>
      <WaitingList today={today} />
      <Heading level={2} size="lg">
        <FormattedMessage {...messages.sales} />
      </Heading>
      <SalesCard days={today.days} />
    </>
  );
}
