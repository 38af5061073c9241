'use client';
import { CheckIcon } from '@vermilion/design-system/icon';
import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ActionResult, usePending } from '../../internal/use-pending';
import { type Id, useMoney } from '../../settings';
import { messages } from '../claim-messages';
import type { CouponChip } from '../types';
import * as styles from './coupon-chips.css';

export interface CouponChipsProps {
  /** In display order; without any nothing is rendered. */
  coupons: readonly CouponChip[];
  /**
   * Claims a coupon, or asks for sign-in first; set its `state` to `claimed`. The app shows the message of a
   * rejection. Without it the coupons are read-only.
   */
  onClaim?: (id: Id) => ActionResult;
}

/**
 * Coupons offered by shops, each a button until it is claimed. For a shopper's own coupons use `CouponCard`.
 */
export function CouponChips({ coupons, onClaim }: CouponChipsProps) {
  const intl = useIntl();
  if (coupons.length === 0) return null;
  return (
    <ul
      data-component="coupon-chips"
      aria-label={intl.formatMessage(messages.coupons)}
      className={styles.chips}
    >
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <Chip coupon={coupon} onClaim={onClaim} />
        </li>
      ))}
    </ul>
  );
}

interface ChipProps extends Pick<CouponChipsProps, 'onClaim'> {
  coupon: CouponChip;
}

function Chip({
  coupon: { id, amountMinor, minimumMinor, state = 'claimable' },
  onClaim,
}: ChipProps) {
  const money = useMoney();
  const [pending, claim] = usePending(onClaim);
  const amount = money(amountMinor);
  const worth =
    minimumMinor > 0 ? (
      <FormattedMessage {...messages.offFrom} values={{ amount, minimum: money(minimumMinor) }} />
    ) : (
      <FormattedMessage {...messages.off} values={{ amount }} />
    );
  if (state === 'claimable' && onClaim)
    return (
      <button
        type="button"
        aria-busy={pending}
        className={cx(styles.chip, styles.button)}
        onClick={() => void claim(id)}
      >
        {worth}{' '}
        <span className={styles.action}>
          <FormattedMessage {...messages.claim} />
        </span>
      </button>
    );
  return (
    <span className={cx(styles.chip, state === 'soldOut' && styles.gone)}>
      {worth}{' '}
      {state !== 'claimable' && (
        <span className={styles.action}>
          {state === 'claimed' && <CheckIcon size="sm" />}
          <FormattedMessage {...messages[state]} />
        </span>
      )}
    </span>
  );
}
