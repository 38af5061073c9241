import { StoreIcon } from '@vermilion/design-system/icon';
import { Link } from '@vermilion/design-system/link';
import { writtenText } from '../../internal/lang-of';
import type { OrderShop } from '../line-types';
import * as styles from './order-card.css';

export interface ShopTitleProps {
  shop: OrderShop;
}

/** The shop's name, as a link to the shop. */
export const ShopTitle = ({ shop }: ShopTitleProps) => (
  <span className={styles.shop}>
    <StoreIcon />
    <Link variant="quiet" href={shop.href} {...writtenText(shop.name)}>
      {shop.name}
    </Link>
  </span>
);
