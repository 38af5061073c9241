import { Badge } from '@vermilion/design-system/badge';
import { LinkBase } from '@vermilion/design-system/link';
import { Rating } from '@vermilion/design-system/rating';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { MallImage } from '../settings';
import { messages } from './messages';
import type { FollowedShop } from './types';
import * as styles from './collection.css';

interface FollowedShopCardProps {
  shop: FollowedShop;
  /** A button, or a checkbox. */
  action: ReactNode;
}

/** A followed shop; a link while it is open. */
export function FollowedShopCard({ shop, action }: FollowedShopCardProps) {
  const intl = useIntl();
  return (
    <article data-component="followed-shop" className={styles.shop}>
      <MallImage
        src={shop.logoSrc}
        alt=""
        sizes="64px"
        className={shop.closed ? `${styles.logo} ${styles.faded}` : styles.logo}
      />
      <div className={styles.text}>
        <h2 lang={langOf(shop.name)}>
          {shop.closed ? (
            shop.name
          ) : (
            <LinkBase href={shop.href} className={styles.link}>
              {shop.name}
            </LinkBase>
          )}
        </h2>
        <div className={styles.facts}>
          {shop.closed ? (
            <Badge>
              <FormattedMessage {...messages.closed} />
            </Badge>
          ) : (
            shop.rating !== undefined && (
              <Rating
                value={shop.rating}
                size="sm"
                label={intl.formatMessage(messages.rating, { value: shop.rating })}
              />
            )
          )}
          {shop.followerCount !== undefined && (
            <FormattedMessage {...messages.followers} values={{ count: shop.followerCount }} />
          )}
        </div>
      </div>
      <div className={styles.action}>{action}</div>
    </article>
  );
}
