import { Badge } from '@vermilion/design-system/badge';
import { LinkBase } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { ShopRating } from '../internal/shop-rating';
import { MallImage } from '../settings';
import * as styles from './collection.css';
import { messages } from './messages';
import type { FollowedShop } from './types';

interface FollowedShopCardProps {
  shop: FollowedShop;
  /** A button, or a checkbox. */
  action: ReactNode;
}

/** A followed shop; a link while it is open. */
export function FollowedShopCard({ shop, action }: FollowedShopCardProps) {
  return (
    <article data-component="followed-shop" className={styles.shop}>
      <MallImage
        src={shop.logoSrc}
        alt=""
        sizes="64px"
        className={shop.closed ? `${styles.logo} ${styles.faded}` : styles.logo}
      />
      <div className={styles.text}>
        <h2 {...writtenText(shop.name)}>
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
            shop.rating !== undefined && <ShopRating value={shop.rating} />
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
