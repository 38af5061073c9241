import { Avatar } from '@vermilion/design-system/avatar';
import { Rating } from '@vermilion/design-system/rating';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { MallImage, useMallSettings } from '../settings';
import { messages } from './messages';
import type { Review } from './types';
import * as styles from './review-list.css';

export interface ReviewItemProps {
  review: Review;
}

/** A review, and the shop's reply. */
export function ReviewItem({ review }: ReviewItemProps) {
  const intl = useIntl();
  const { imageSources } = useMallSettings();
  return (
    <article data-component="review-item" className={styles.item}>
      <Avatar name={review.author} {...imageSources(review.avatarSrc ?? '')} />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.author}>{review.author}</span>
          <Rating
            value={review.rating}
            size="sm"
            label={intl.formatMessage(messages.stars, { value: review.rating })}
          />
          <time dateTime={review.date.toISOString()} className={styles.aside}>
            <FormattedDate value={review.date} year="numeric" month="short" day="numeric" />
          </time>
          {review.specification && (
            <span lang={langOf(review.specification)} className={styles.aside}>
              {review.specification}
            </span>
          )}
        </div>
        <p lang={langOf(review.text)} className={styles.text}>
          {review.text}
        </p>
        {review.pictures.length > 0 && (
          <ul className={styles.pictures}>
            {review.pictures.map((src, index) => (
              <li key={src}>
                <a href={src} target="_blank" rel="noreferrer">
                  <MallImage
                    src={src}
                    alt={intl.formatMessage(messages.picture, {
                      number: index + 1,
                      author: review.author,
                    })}
                    sizes="88px"
                    className={styles.picture}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {review.shopReply && (
          <p className={styles.reply}>
            <span className={styles.replyBy}>
              <FormattedMessage {...messages.reply} />
            </span>{' '}
            <span lang={langOf(review.shopReply)}>{review.shopReply}</span>
          </p>
        )}
      </div>
    </article>
  );
}
