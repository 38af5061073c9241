import { LinkBase } from '@vermilion/design-system/link';
import { MallImage, Price } from '../settings';
import * as styles from './priced-picture.css';
import type { GoodsSummary } from './types';

interface PricedPictureProps {
  goods: GoodsSummary;
  /** The `sizes` of the image. */
  sizes: string;
}

/** Goods beside their shop: image and price; the name is the image's text. */
export const PricedPicture = ({ goods, sizes }: PricedPictureProps) => (
  <LinkBase href={goods.href} className={styles.picture}>
    <MallImage src={goods.imageSrc} alt={goods.name} sizes={sizes} className={styles.frame} />
    <Price minor={goods.priceMinor} size="sm" />
  </LinkBase>
);
