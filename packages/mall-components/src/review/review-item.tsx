import { Avatar } from '@vermilion/design-system/avatar';
import { Link } from '@vermilion/design-system/link';
import { Rating } from '@vermilion/design-system/rating';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { messages as ratingMessages } from '../internal/rating-messages';
import { useMallSettings } from '../settings';
import { FollowUpText } from './follow-up-text';
import { messages } from './messages';
import * as styles from './review-list.css';
import { ReviewPictures } from './review-pictures';
import { ShopReply } from './shop-reply';
import type { Review } from './types';

export interface ReviewItemProps {
  /** The review that is shown. */
  review: Review;
  /** Where the review is reported; without it there is no link. */
  reportHref?: string;
}

/** The language of a tag, without its region. */
const primary = (tag = '') => tag.split('-')[0] ?? '';

/** A review with the shop's reply; of one in another language than the page's it tells which. */
export function ReviewItem({ review, reportHref }: ReviewItemProps) {
  const intl = useIntl();
  const { imageSources } = useMallSettings();
  const isForeign =
    review.language !== undefined && primary(review.language) !== primary(intl.locale);
  return (
    <article data-component="review-item" className={styles.item}>
      <Avatar name={review.author} {...imageSources(review.avatarSrc ?? '')} />
      <div className={styles.body}>
        <div className={styles.head}>
          <span {...writtenText(review.author)} className={styles.author}>
            {review.author}
          </span>
          <Rating
            value={review.rating}
            size="sm"
            label={intl.formatMessage(ratingMessages.stars, { value: review.rating })}
          />
          <time dateTime={review.date.toISOString()} className={styles.aside}>
            <FormattedDate value={review.date} year="numeric" month="short" day="numeric" />
          </time>
          {review.specification && (
            <span {...writtenText(review.specification)} className={styles.aside}>
              {review.specification}
            </span>
          )}
        </div>
        <p {...writtenText(review.text, review.language)} className={styles.text}>
          {review.text}
        </p>
        {isForeign && (
          <p className={styles.aside}>
            <FormattedMessage
              {...messages.writtenIn}
              values={{ language: primary(review.language) }}
            />
          </p>
        )}
        <ReviewPictures
          pictures={review.pictures}
          altOf={(number) =>
            intl.formatMessage(messages.picture, { number, author: review.author })
          }
        />
        {review.followUp && <FollowUpText followUp={review.followUp} />}
        {review.shopReply && <ShopReply>{review.shopReply}</ShopReply>}
        {reportHref && (
          <Link
            href={reportHref}
            aria-label={intl.formatMessage(messages.reportOf, { author: review.author })}
          >
            <FormattedMessage {...messages.report} />
          </Link>
        )}
      </div>
    </article>
  );
}
