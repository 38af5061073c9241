import { LinkBase } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { Truncate } from '@vermilion/design-system/truncate';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { MallImage, OldPrice, Price } from '../settings';
import { messages } from './card-messages';
import * as styles from './goods-card.css';
import { GoodsColors } from './goods-colors';
import { GoodsReasons } from './goods-reasons';
import { Reduction, reductionOf } from './reduction';
import type { GoodsSummary } from './types';

/** Optional content of a card. */
export interface GoodsCardSlots {
  /** Id of the card, as a target of URL fragments. */
  anchor?: string;
  /** At the corner of the image: "New", a discount. */
  badge?: ReactNode;
  /** Replaces the line with stars, reviews and shop. */
  rating?: ReactNode;
  /** At the other corner of the image: a button that collects the goods. */
  collect?: ReactNode;
  /** Below the price: a button that adds to the cart. */
  action?: ReactNode;
}

export interface GoodsCardProps extends GoodsCardSlots {
  /** The goods that are shown. */
  goods: GoodsSummary;
  /** The `sizes` of the card's image. */
  sizes?: string;
  /** The image is above the fold: it loads eagerly. */
  priority?: boolean;
  /** Heading level of the name in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

const defaultSizes =
  '(min-width: 1280px) 236px, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';

/**
 * Goods in a list: image, name, reasons to buy and price. The whole card is a link, except for its buttons.
 */
export function GoodsCard({
  goods,
  sizes = defaultSizes,
  priority,
  headingLevel = 3,
  anchor,
  badge,
  rating,
  collect,
  action,
}: GoodsCardProps) {
  const Name = `h${headingLevel}` as const;
  const { priceMinor, oldPriceMinor = 0 } = goods;
  const share = reductionOf(priceMinor, oldPriceMinor);
  return (
    <article id={anchor} data-component="goods-card" className={styles.card}>
      <div className={styles.picture}>
        <MallImage
          src={goods.imageSrc}
          alt=""
          sizes={sizes}
          priority={priority}
          className={styles.zoom}
        />
      </div>
      <div className={styles.body}>
        <Name className={styles.name}>
          <LinkBase href={goods.href} className={styles.link}>
            <Truncate lines={2} {...writtenText(goods.name)}>
              {goods.name}
            </Truncate>
          </LinkBase>
        </Name>
        {rating ?? <GoodsReasons rating={goods.rating} shopName={goods.shopName} />}
        {goods.colors && <GoodsColors colors={goods.colors} />}
        <div className={styles.price}>
          <Price minor={priceMinor} size="lg" />
          {share !== undefined && <Reduction share={share} />}
        </div>
        <div className={styles.foot}>
          {oldPriceMinor > priceMinor && <OldPrice minor={oldPriceMinor} />}
          {goods.soldCount !== undefined && goods.soldCount > 0 && (
            <span className={styles.sold}>
              <FormattedMessage {...messages.sold} values={{ count: goods.soldCount }} />
            </span>
          )}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {badge && <div className={styles.badge}>{badge}</div>}
      {collect && <div className={styles.collect}>{collect}</div>}
    </article>
  );
}

/** Skeleton of a card. */
export function GoodsCardSkeleton() {
  return (
    <div data-component="goods-card-skeleton" className={styles.card}>
      <Skeleton ratio="1/1" />
      <div className={styles.body}>
        <div className={styles.name}>
          <Skeleton shape="text" />
          <Skeleton shape="text" width="1/2" />
        </div>
        <div className={styles.price}>
          <Skeleton shape="text" size="lg" width="1/3" />
        </div>
        <div className={styles.foot} />
      </div>
    </div>
  );
}
