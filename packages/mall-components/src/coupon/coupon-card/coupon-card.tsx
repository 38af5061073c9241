import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { langOf } from '../../internal/lang-of';
import { Price, useMoney } from '../../settings';
import { messages } from '../messages';
import type { OwnCoupon } from '../types';
import * as styles from './coupon-card.css';
import { CouponDates } from './coupon-dates';

export interface CouponCardProps {
  coupon: OwnCoupon;
}

/** The stub is as wide in every ticket: large amounts are set smaller. */
const sizeOf = (minor: number) => (minor < 10_000 ? 'xl' : minor < 100_000 ? 'lg' : 'md');

/** A coupon of the shopper as a ticket: what it takes off, of what, until when, and the way there. */
export function CouponCard({ coupon }: CouponCardProps) {
  const money = useMoney();
  const id = useId();
  const { name, state, href } = coupon;
  const past = state === 'used' || state === 'expired';
  return (
    <article
      data-component="coupon-card"
      data-state={state}
      aria-labelledby={id}
      className={cx(styles.card, past && styles.past)}
    >
      <div className={styles.stub}>
        <Price
          minor={coupon.amountMinor}
          size={sizeOf(coupon.amountMinor)}
          tone={past ? 'inherit' : 'price'}
        />
        <span className={styles.minimum}>
          {coupon.minimumMinor > 0 ? (
            <FormattedMessage
              {...messages.minimum}
              values={{ amount: money(coupon.minimumMinor) }}
            />
          ) : (
            <FormattedMessage {...messages.noMinimum} />
          )}
        </span>
      </div>
      <div className={styles.body}>
        <span className={styles.kind}>
          <FormattedMessage {...messages[coupon.kind]} />
        </span>
        <h2 id={id} lang={langOf(name)} className={styles.name}>
          {name}
        </h2>
        <CouponDates coupon={coupon} />
        <div className={styles.action}>
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
        </div>
      </div>
    </article>
  );
}
