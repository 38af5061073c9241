import { useIntl } from 'react-intl';
import { type OfferedCoupon, OfferedCouponCard, type OfferedCouponCardProps } from '../coupon';
import * as styles from './coupons-to-claim.css';
import { messages } from './messages';
import { Section } from './section';

export interface CouponsToClaimProps extends Pick<OfferedCouponCardProps, 'onClaim'> {
  /** At most four are shown. */
  coupons: readonly OfferedCoupon[];
  /** URL of the shopper's own coupons. */
  href: string;
}

const SHOWN = 4;

/** Coupons of the mall and its shops as tickets with a claim button. Renders nothing without coupons. */
export function CouponsToClaim({ coupons, href, onClaim }: CouponsToClaimProps) {
  const { formatMessage } = useIntl();
  if (coupons.length === 0) return null;
  return (
    <Section
      title={formatMessage(messages.coupons)}
      deck={formatMessage(messages.couponsDeck)}
      href={href}
      linkLabel={messages.myCoupons}
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
