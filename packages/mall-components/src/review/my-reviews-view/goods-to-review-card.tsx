import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import * as card from '../../order/order-card/order-card.css';
import { ShopTitle } from '../../order/order-card/shop-title';
import { OrderLines } from '../../order/order-lines';
import { messages } from '../messages';
import type { GoodsToReview } from '../types';

export interface GoodsToReviewCardProps {
  goods: GoodsToReview;
}

/** Received goods with a link to the review form. */
export function GoodsToReviewCard({ goods }: GoodsToReviewCardProps) {
  const id = useId();
  return (
    <article
      data-component="goods-to-review-card"
      aria-label={goods.name}
      id={id}
      className={card.card}
    >
      <div className={card.head}>
        <ShopTitle shop={goods.shop} />
        <span className={card.number}>{goods.orderNo}</span>
      </div>
      <div className={card.body}>
        <OrderLines lines={[goods]} />
      </div>
      <div className={card.foot}>
        <span className={card.end}>
          <Button asChild size="sm" variant="soft">
            <LinkBase
              id={`${id}-write`}
              aria-labelledby={`${id}-write ${id}`}
              href={goods.reviewHref}
            >
              <FormattedMessage {...messages.write} />
            </LinkBase>
          </Button>
        </span>
      </div>
    </article>
  );
}
