import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { GoodsCard } from '../goods';
import { writtenText } from '../internal/lang-of';
import { MallImage, Price } from '../settings';
import * as styles from './activity.css';
import type { ActivityGoods } from './types';

interface LayoutProps {
  /** In display order; those that the layout has no room for are left out. */
  goods: readonly ActivityGoods[];
}

/** A row of goods cards that scrolls on overflow. */
export function ActivityStrip({ goods }: LayoutProps) {
  return (
    <ul className={styles.strip}>
      {goods.map((item) => (
        <li key={item.id} className={styles.stripItem}>
          <GoodsCard goods={item} />
        </li>
      ))}
    </ul>
  );
}

/** One large tile and two small ones. */
export function ActivityTiles({ goods }: LayoutProps) {
  return (
    <ul className={styles.tiles}>
      {goods.slice(0, 3).map((item, index) => (
        <li key={item.id} className={styles.tile}>
          <div className={styles.caption}>
            <LinkBase href={item.href} className={styles.captionLink}>
              <Truncate lines={3} {...writtenText(item.name)}>
                {item.name}
              </Truncate>
            </LinkBase>
            <Price minor={item.priceMinor} oldMinor={item.oldPriceMinor} size="lg" tone="inherit" />
          </div>
          <MallImage
            src={item.activityImageSrc ?? item.imageSrc}
            alt=""
            ratio="fill"
            align="end"
            sizes={
              index === 0
                ? '(min-width: 1280px) 860px, (min-width: 768px) 64vw, 92vw'
                : '(min-width: 1280px) 430px, (min-width: 768px) 32vw, 92vw'
            }
            className={styles.tilePicture}
          />
        </li>
      ))}
    </ul>
  );
}

/** A row of large images with little text. */
export function ActivityGallery({ goods }: LayoutProps) {
  return (
    <ul className={styles.gallery}>
      {goods.slice(0, 4).map((item) => (
        <li key={item.id}>
          <LinkBase href={item.href} className={styles.large}>
            <MallImage
              src={item.activityImageSrc ?? item.imageSrc}
              alt=""
              sizes="(min-width: 1280px) 302px, 50vw"
              className={styles.largePicture}
            />
            <Truncate lines={1} {...writtenText(item.name)}>
              {item.name}
            </Truncate>
            <Price minor={item.priceMinor} oldMinor={item.oldPriceMinor} />
          </LinkBase>
        </li>
      ))}
    </ul>
  );
}
