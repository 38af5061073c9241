import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../order/date-time';
import * as styles from '../../order/order-card/order-card.css';
import { ShopTitle } from '../../order/order-card/shop-title';
import { OrderLines } from '../../order/order-lines';
import { Price } from '../../settings';
import { messages } from '../messages';
import { RefundStatusBadge } from '../refund-status';
import type { RefundListItem } from '../types';

export interface RefundCardProps {
  /** The refund that is shown. */
  refund: RefundListItem;
}

/** A refund in the list. */
export function RefundCard({ refund }: RefundCardProps) {
  const id = useId();
  return (
    <article data-component="refund-card" aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <FormattedMessage {...messages.refundNo} /> {refund.refundNo}
        </h2>
        <span className={styles.badges}>
          <RefundStatusBadge state={refund.state} />
        </span>
      </div>
      <div className={styles.body}>
        <ShopTitle shop={refund.shop} />
        <OrderLines lines={refund.lines} />
      </div>
      <div className={styles.foot}>
        <span className={styles.number}>
          {refund.createdAt && <DateTime value={refund.createdAt} />}
        </span>
        <span className={styles.end}>
          <span className={styles.total}>
            <span className={styles.quiet}>
              <FormattedMessage {...messages.pieces} values={{ count: refund.quantity }} />
            </span>
            <span>
              <FormattedMessage {...messages.amount} />
            </span>
            <Price minor={refund.amountMinor} size="lg" />
          </span>
          <Button asChild size="sm" variant="secondary">
            <LinkBase id={`${id}view`} href={refund.href} aria-labelledby={`${id}view ${id}`}>
              <FormattedMessage {...messages.view} />
            </LinkBase>
          </Button>
        </span>
      </div>
    </article>
  );
}
