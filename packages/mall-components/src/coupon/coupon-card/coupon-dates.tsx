import { FormattedMessage, useIntl } from 'react-intl';
import { formatFirstDay, formatLastDay } from '../../internal/format-limit';
import { messages } from '../messages';
import { messages as ticket } from '../ticket-messages';
import type { OwnCoupon } from '../types';
import * as styles from './coupon-card.css';

/** Validity period of a coupon, or when it was used. */
export function CouponDates({
  coupon: { startsAt, endsAt, usedAt, state },
}: {
  coupon: OwnCoupon;
}) {
  const intl = useIntl();
  const day = (date: Date) => intl.formatDate(date, { dateStyle: 'medium' });
  if (state === 'used')
    return (
      usedAt && (
        <p className={styles.dates}>
          <FormattedMessage {...messages.usedOn} values={{ date: day(usedAt) }} />
        </p>
      )
    );
  if (!endsAt) return null;
  return (
    <p className={styles.dates}>
      {startsAt && state === 'notStarted' ? (
        <FormattedMessage
          {...ticket.period}
          values={{ from: formatFirstDay(intl, startsAt), to: formatLastDay(intl, endsAt) }}
        />
      ) : (
        <FormattedMessage {...ticket.until} values={{ date: formatLastDay(intl, endsAt) }} />
      )}
    </p>
  );
}
