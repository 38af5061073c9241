import { AlertIcon } from '@vermilion/design-system/icon';
import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrivalDates } from '../../delivery/arrival-dates';
import { formatDays } from '../../delivery/format-days';
import { headlineMessages as messages } from '../headline-messages';
import type { ShopOrder } from '../list-types';
import * as styles from './order-card.css';

export interface CardArrivalProps {
  order: Pick<ShopOrder, 'state' | 'arrival' | 'receivedAt'>;
}

/** When an order arrives, that it is late, or when it has arrived. */
export function CardArrival({ order: { state, arrival, receivedAt } }: CardArrivalProps) {
  const intl = useIntl();
  if ((state === 'toShip' || state === 'toReceive') && arrival) {
    const { until, late } = arrival;
    if (!late) return <ArrivalDates arrival={arrival} className={styles.arrived} />;
    return (
      <span className={cx(styles.arrived, styles.late)}>
        <AlertIcon size="sm" />
        <FormattedMessage {...messages.late} values={{ day: formatDays(intl, until, until) }} />
      </span>
    );
  }
  if ((state !== 'toReview' && state !== 'completed') || !receivedAt) return null;
  return (
    <span className={styles.arrived}>
      <FormattedMessage
        {...messages.delivered}
        values={{ day: intl.formatDate(receivedAt, { dateStyle: 'medium' }) }}
      />
    </span>
  );
}
