import { Link } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import type { GoodsSummary } from '../goods';
import { GoodsThumbnail } from '../goods/goods-thumbnail';
import { writtenText } from '../internal/lang-of';
import { MallImage } from '../settings';
import { ShopFacts } from './shop-facts';
import * as styles from './shop-tile.css';
import type { Shop } from './types';

/** A shop of the shop street, with its bestsellers. */
export interface TiledShop extends Pick<
  Shop,
  'id' | 'name' | 'logoSrc' | 'bannerSrc' | 'rating' | 'selfOperated' | 'followerCount'
> {
  /** URL of the shop. */
  href: string;
  /** As written by the shop. */
  intro?: string;
  /** Its bestsellers, in display order. */
  goods: readonly GoodsSummary[];
}

export interface ShopTileProps {
  /** The shop that is shown. */
  shop: TiledShop;
  /** The tile is above the fold: its image loads eagerly. */
  priority?: boolean;
}

/** A shop of the shop street: banner, introduction and bestsellers. */
export function ShopTile({ shop, priority }: ShopTileProps) {
  return (
    <article data-component="shop-tile" className={styles.tile}>
      <MallImage
        src={shop.bannerSrc ?? shop.logoSrc}
        alt=""
        ratio="fill"
        sizes="(min-width: 1024px) 340px, (min-width: 768px) 50vw, 100vw"
        priority={priority}
        className={styles.sign}
      />
      <div className={styles.head}>
        <MallImage src={shop.logoSrc} alt="" sizes="64px" className={styles.logo} />
        <div className={styles.text}>
          <h2 className={styles.name}>
            <Link variant="quiet" href={shop.href} {...writtenText(shop.name)}>
              {shop.name}
            </Link>
          </h2>
          <ShopFacts {...shop} />
        </div>
      </div>
      <Truncate lines={2} {...writtenText(shop.intro ?? '')} className={styles.story}>
        {shop.intro}
      </Truncate>
      <ul className={styles.goods}>
        {shop.goods.slice(0, 3).map((goods) => (
          <li key={goods.id}>
            <GoodsThumbnail
              goods={goods}
              sizes="(min-width: 1024px) 96px, (min-width: 768px) 16vw, 28vw"
            />
          </li>
        ))}
      </ul>
    </article>
  );
}
