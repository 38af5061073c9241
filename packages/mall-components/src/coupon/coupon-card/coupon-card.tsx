import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import type { OwnCoupon } from '../types';
import { CouponDates } from './coupon-dates';
import { CouponTicket } from './coupon-ticket';

export interface CouponCardProps {
  /** The coupon that is shown. */
  coupon: OwnCoupon;
}

/**
 * A coupon of the shopper as a ticket: reduction, scope, validity and a link to the goods. For one that can
 * be claimed use `OfferedCouponCard`.
 */
export function CouponCard({ coupon }: CouponCardProps) {
  const id = useId();
  const { state, href } = coupon;
  return (
    <CouponTicket
      coupon={coupon}
      id={id}
      state={state}
      past={state === 'used' || state === 'expired'}
      dates={<CouponDates coupon={coupon} />}
      action={
        <>
          {state === 'usable' && href && (
            <Button asChild size="sm" variant="soft">
              <LinkBase id={`${id}use`} href={href} aria-labelledby={`${id}use ${id}`}>
                <FormattedMessage {...messages.use} />
              </LinkBase>
            </Button>
          )}
          {state !== 'usable' && (
            <Badge tone={state === 'notStarted' ? 'info' : 'neutral'}>
              <FormattedMessage {...messages[state]} />
            </Badge>
          )}
        </>
      }
    />
  );
}
