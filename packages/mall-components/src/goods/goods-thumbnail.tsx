import { LinkBase } from '@vermilion/design-system/link';
import { MallImage, Price } from '../settings';
import * as styles from './goods-thumbnail.css';
import type { GoodsSummary } from './types';

interface GoodsThumbnailProps {
  goods: GoodsSummary;
  /** The `sizes` of the image. */
  sizes: string;
}

/** Goods beside their shop: image and price; the name is the image's text. */
export const GoodsThumbnail = ({ goods, sizes }: GoodsThumbnailProps) => (
  <LinkBase href={goods.href} className={styles.picture}>
    <MallImage src={goods.imageSrc} alt={goods.name} sizes={sizes} className={styles.frame} />
    <Price minor={goods.priceMinor} size="sm" />
  </LinkBase>
);
