import { FormattedMessage, useIntl } from 'react-intl';
import { ArrivalDates } from '../../delivery/arrival-dates';
import { headlineMessages } from '../headline-messages';
import type { ShopOrder } from '../list-types';
import * as styles from './order-card.css';

export interface CardArrivalProps {
  order: Pick<ShopOrder, 'state' | 'arrival' | 'receivedAt'>;
}

/** When an order arrives, or has arrived. */
export function CardArrival({ order: { state, arrival, receivedAt } }: CardArrivalProps) {
  const { formatDate } = useIntl();
  if ((state === 'toShip' || state === 'toReceive') && arrival)
    return <ArrivalDates arrival={arrival} />;
  if ((state !== 'toReview' && state !== 'completed') || !receivedAt) return null;
  return (
    <span className={styles.arrived}>
      <FormattedMessage
        {...headlineMessages.delivered}
        values={{ day: formatDate(receivedAt, { dateStyle: 'medium' }) }}
      />
    </span>
  );
}
