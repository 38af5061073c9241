'use client';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { formatFirstDay, formatLastDay } from '../../internal/format-limit';
import { type ActionResult, usePending } from '../../internal/use-pending';
import type { Id } from '../../settings';
import { messages as claims } from '../claim-messages';
import * as styles from '../coupon-card/coupon-card.css';
import { CouponTicket } from '../coupon-card/coupon-ticket';
import { messages } from '../ticket-messages';
import type { OfferedCoupon } from '../types';

const own = defineMessages<{ validDays: { days: number } }>({
  validDays: {
    id: 'coupon.validDays',
    defaultMessage: '{days, plural, one {Valid for # day} other {Valid for # days}} after claiming',
  },
});

export interface OfferedCouponCardProps {
  /** The coupon that is shown. */
  coupon: OfferedCoupon;
  /**
   * Claims the coupon, or asks for sign-in first; set its `state` to `claimed`. The app shows the message of
   * a rejection.
   */
  onClaim: (id: Id) => ActionResult;
  /** Heading level of the name in the page's outline. */
  headingLevel?: 2 | 3;
}

/** A coupon offered by a shop, as a ticket with a claim button. For a compact row use `CouponChips`. */
export function OfferedCouponCard({ coupon, onClaim, headingLevel }: OfferedCouponCardProps) {
  const id = useId();
  const [pending, claim] = usePending(onClaim);
  const { state = 'claimable' } = coupon;
  return (
    <CouponTicket
      coupon={coupon}
      id={id}
      state={state}
      headingLevel={headingLevel}
      past={state === 'soldOut'}
      dates={<Validity coupon={coupon} />}
      action={
        state === 'claimable' ? (
          <Button
            id={`${id}claim`}
            size="sm"
            variant="primary"
            pending={pending}
            aria-labelledby={`${id}claim ${id}`}
            onClick={() => void claim(coupon.id)}
          >
            <FormattedMessage {...claims.claim} />
          </Button>
        ) : (
          <Badge tone={state === 'claimed' ? 'positive' : 'neutral'}>
            <FormattedMessage {...claims[state]} />
          </Badge>
        )
      }
    />
  );
}

/** A number of days from claiming, or a period between two dates. */
function Validity({ coupon: { validDays, startsAt, endsAt } }: { coupon: OfferedCoupon }) {
  const intl = useIntl();
  if (validDays)
    return (
      <p className={styles.dates}>
        <FormattedMessage {...own.validDays} values={{ days: validDays }} />
      </p>
    );
  if (!endsAt) return null;
  return (
    <p className={styles.dates}>
      {startsAt ? (
        <FormattedMessage
          {...messages.period}
          values={{ from: formatFirstDay(intl, startsAt), to: formatLastDay(intl, endsAt) }}
        />
      ) : (
        <FormattedMessage {...messages.until} values={{ date: formatLastDay(intl, endsAt) }} />
      )}
    </p>
  );
}
