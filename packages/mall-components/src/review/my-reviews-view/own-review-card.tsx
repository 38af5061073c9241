import { LinkBase } from '@vermilion/design-system/link';
import { Rating } from '@vermilion/design-system/rating';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import { messages as ratingMessages } from '../../internal/rating-messages';
import type { ActionResult } from '../../internal/use-pending';
import * as card from '../../order/order-card/order-card.css';
import { ShopTitle } from '../../order/order-card/shop-title';
import * as line from '../../order/order-lines.css';
import { MallImage } from '../../settings';
import { FollowUpText } from '../follow-up-text';
import { messages } from '../messages';
import * as review from '../review-list.css';
import { ReviewPictures } from '../review-pictures';
import { ShopReply } from '../shop-reply';
import type { OwnReview } from '../types';
import { FollowUpForm } from './follow-up-form';
import * as styles from './my-reviews-view.css';

export interface OwnReviewCardProps {
  review: OwnReview;
  /** Submits a follow-up; without it there is no form. */
  onFollowUp?: (review: OwnReview, text: string) => ActionResult;
}

/** A review by the shopper, with the reviewed goods. */
export function OwnReviewCard({ review: own, onFollowUp }: OwnReviewCardProps) {
  const intl = useIntl();
  const { goods } = own;
  return (
    <article data-component="own-review-card" aria-label={goods.name} className={card.card}>
      <div className={card.head}>
        <ShopTitle shop={own.shop} />
        <time dateTime={own.date.toISOString()} className={review.aside}>
          <FormattedDate value={own.date} year="numeric" month="short" day="numeric" />
        </time>
      </div>
      <div className={card.body}>
        <div className={line.line}>
          <MallImage src={goods.imageSrc} alt="" sizes="72px" className={line.picture} />
          <div className={styles.goods}>
            <LinkBase href={goods.href} {...writtenText(goods.name)} className={line.name}>
              {goods.name}
            </LinkBase>
            {goods.specification && (
              <span {...writtenText(goods.specification)} className={line.specification}>
                {goods.specification}
              </span>
            )}
          </div>
        </div>
      </div>
      <div className={styles.review}>
        <dl className={styles.scores}>
          {(['productScore', 'serviceScore'] as const).map((score) => (
            <div key={score} className={styles.score}>
              <dt className={review.aside}>
                <FormattedMessage {...messages[score]} />
              </dt>
              <dd>
                <Rating
                  size="sm"
                  value={own[score]}
                  label={intl.formatMessage(ratingMessages.stars, { value: own[score] })}
                />
              </dd>
            </div>
          ))}
        </dl>
        <p {...writtenText(own.text)} className={styles.text}>
          {own.text}
        </p>
        <ReviewPictures
          pictures={own.pictures}
          altOf={(number) => intl.formatMessage(messages.ownPicture, { number, goods: goods.name })}
        />
        {own.followUp && <FollowUpText followUp={own.followUp} />}
        {own.shopReply && <ShopReply>{own.shopReply}</ShopReply>}
        {onFollowUp && own.canFollowUp && (
          <FollowUpForm
            lineId={own.lineId}
            goods={goods.name}
            onSend={(text) => onFollowUp(own, text)}
          />
        )}
      </div>
    </article>
  );
}
