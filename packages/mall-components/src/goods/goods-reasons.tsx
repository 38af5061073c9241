import { StarFilledIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { messages } from '../internal/rating-messages';
import * as styles from './goods-reasons.css';
import type { GoodsSummary } from './types';

export interface GoodsReasonsProps extends Pick<GoodsSummary, 'rating' | 'shopName'> {
  /** URL of the reviews; without it the stars are text. */
  reviewsHref?: string;
  /** URL of the shop; without it its name is text. */
  shopHref?: string;
}

/** Reasons to buy in one line: rating, number of reviews, and the shop. */
export function GoodsReasons({ rating, shopName, reviewsHref, shopHref }: GoodsReasonsProps) {
  return (
    <p className={styles.reasons}>
      {rating && (
        <Part href={reviewsHref} className={styles.rating}>
          <VisuallyHidden>
            <FormattedMessage {...messages.stars} values={{ value: rating.stars }} />
          </VisuallyHidden>
          <StarFilledIcon className={styles.star} />
          <span aria-hidden="true">
            <FormattedNumber value={rating.stars} minimumFractionDigits={1} />
          </span>
          <span className={styles.count}>
            (<FormattedNumber value={rating.count} />)
          </span>
        </Part>
      )}
      {shopName !== undefined && (
        <Part href={shopHref} className={styles.shop}>
          <Truncate lines={1} {...writtenText(shopName)}>
            {shopName}
          </Truncate>
        </Part>
      )}
    </p>
  );
}

interface PartProps {
  href: string | undefined;
  className: string;
  children: ReactNode;
}

const Part = ({ href, className, children }: PartProps) =>
  href === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <LinkBase href={href} className={`${className} ${styles.link}`}>
      {children}
    </LinkBase>
  );
