import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import { Price, useMoney } from '../../settings';
import { messages } from '../ticket-messages';
import type { OfferedCoupon, OwnCoupon } from '../types';
import * as styles from './coupon-card.css';

interface CouponTicketProps {
  coupon: Pick<OfferedCoupon, 'name' | 'kind' | 'amountMinor' | 'minimumMinor' | 'shopName'> &
    Pick<OwnCoupon, 'categoryNames'>;
  /** Id of the name. */
  id: string;
  state: string;
  /** It has expired or was used. */
  past: boolean;
  dates: ReactNode;
  action: ReactNode;
  headingLevel?: 2 | 3;
}

/** The stub has the same width on every ticket, so long amounts get a smaller font size. */
const sizeOf = ({ length }: string) => (length < 7 ? 'xl' : length < 9 ? 'lg' : 'md');

/** The ticket layout: the reduction on the stub, scope and validity next to it. */
export function CouponTicket(props: CouponTicketProps) {
  const { coupon, id, state, past, dates, action, headingLevel = 2 } = props;
  const Name = `h${headingLevel}` as const;
  const money = useMoney();
  const { name, amountMinor, minimumMinor, shopName, categoryNames } = coupon;
  return (
    <article
      data-component="coupon-card"
      data-state={state}
      aria-labelledby={id}
      className={cx(styles.card, past && styles.past)}
    >
      <div className={styles.stub}>
        <Price
          minor={amountMinor}
          size={sizeOf(money(amountMinor))}
          tone={past ? 'inherit' : 'price'}
        />
        <span className={styles.minimum}>
          {minimumMinor > 0 ? (
            <FormattedMessage {...messages.minimum} values={{ amount: money(minimumMinor) }} />
          ) : (
            <FormattedMessage {...messages.noMinimum} />
          )}
        </span>
      </div>
      <div className={styles.body}>
        <span className={styles.kind}>
          {shopName ? (
            <span {...writtenText(shopName)}>{shopName}</span>
          ) : categoryNames?.length ? (
            <FormattedList value={categoryNames} type="unit" />
          ) : (
            <FormattedMessage {...messages[coupon.kind]} />
          )}
        </span>
        <Name id={id} {...writtenText(name)} className={styles.name}>
          {name}
        </Name>
        {dates}
        <div className={styles.action}>{action}</div>
      </div>
    </article>
  );
}
