import { useIntl } from 'react-intl';
import { OfferedCouponCard, type OfferedCoupon, type OfferedCouponCardProps } from '../coupon';
import * as styles from './coupons-to-claim.css';
import { messages } from './messages';
import { Section } from './section';

export interface CouponsToClaimProps extends Pick<OfferedCouponCardProps, 'onClaim'> {
  /** Four are shown. */
  coupons: readonly OfferedCoupon[];
  /** The shopper's own coupons. */
  href: string;
}

const SHOWN = 4;

/** Coupons of the mall and its shops as tickets to be claimed. Nothing without any. */
export function CouponsToClaim({ coupons, href, onClaim }: CouponsToClaimProps) {
  const { formatMessage } = useIntl();
  if (coupons.length === 0) return null;
  return (
    <Section
      title={formatMessage(messages.coupons)}
      deck={formatMessage(messages.couponsDeck)}
      href={href}
      linkText={messages.myCoupons}
    >
      <ul data-component="coupons-to-claim" className={styles.row}>
        {coupons.slice(0, SHOWN).map((coupon) => (
          <li key={coupon.id} className={styles.item}>
            <OfferedCouponCard coupon={coupon} headingLevel={3} onClaim={onClaim} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
