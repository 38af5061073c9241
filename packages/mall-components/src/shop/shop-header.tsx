'use client';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { HeartFilledIcon, HeartIcon } from '@vermilion/design-system/icon';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { type ActionResult, usePending } from '../internal/use-pending';
import { MallImage } from '../settings';
import { messages } from './messages';
import { ShopFacts } from './shop-facts';
import * as styles from './shop-header.css';
import type { Shop } from './types';

/** Of a wide image that is as high as the header, more than its half is visible. */
const sizes = '(min-width: 110em) 1100px, (min-width: 48em) 920px, 120vw';

export interface ShopHeaderProps {
  /** The shop that is shown. */
  shop: Shop;
  /** Follows or unfollows the shop; without it there is no button. */
  onFollow?: (follow: boolean) => ActionResult;
  /** `compact` for the pages beside the shop's home: less of the image. Default: `full`. */
  size?: 'full' | 'compact';
  /** Shown next to the follow button: `ShopContactButton`, `OpeningHoursButton`. */
  children?: ReactNode;
}

/**
 * The header of all pages of a shop: banner, logo, name and key facts. The links to the pages are in
 * `ShopBar`.
 */
export function ShopHeader({ shop, onFollow, size = 'full', children }: ShopHeaderProps) {
  const [pending, follow] = usePending(onFollow);
  return (
    <div data-component="shop-header" data-size={size} className={styles.header}>
      <MallImage
        src={shop.bannerSrc ?? shop.logoSrc}
        alt=""
        ratio="fill"
        sizes={sizes}
        priority
        align="end"
        className={styles.sign}
      />
      <div className={styles.plate}>
        <MallImage src={shop.logoSrc} alt="" sizes="72px" className={styles.logo} />
        <div className={styles.text}>
          <Heading level={1} size="lg" {...writtenText(shop.name)}>
            {shop.name}
          </Heading>
          <ShopFacts {...shop} />
        </div>
        <div className={styles.actions}>
          {onFollow && (
            <Button
              size="sm"
              variant={shop.followed ? 'secondary' : 'primary'}
              pending={pending}
              aria-pressed={shop.followed}
              startIcon={shop.followed ? <HeartFilledIcon /> : <HeartIcon />}
              onClick={() => void follow(!shop.followed)}
            >
              <FormattedMessage {...(shop.followed ? messages.followed : messages.follow)} />
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
