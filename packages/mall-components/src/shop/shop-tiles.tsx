import { EmptyState } from '@vermilion/design-system/empty-state';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Drawing } from '../drawing';
import { ShopTile, type TiledShop } from './shop-tile';
import * as styles from './shop-tile.css';

const messages = defineMessages({
  none: { id: 'shop.noneFound', defaultMessage: 'No shop is like that.' },
});

export interface ShopTilesProps {
  /** In display order. */
  shops: readonly TiledShop[];
  /** Action of the empty state. */
  emptyAction?: ReactNode;
}

/** Number of shops above the fold in a wide window. */
const FIRST = 4;

/** Shops of the shop street, four or five per row in a wide window. */
export function ShopTiles({ shops, emptyAction }: ShopTilesProps) {
  if (shops.length === 0)
    return (
      <EmptyState illustration={<Drawing name="shop" />} action={emptyAction}>
        <FormattedMessage {...messages.none} />
      </EmptyState>
    );
  return (
    <ul data-component="shop-tiles" className={styles.grid}>
      {shops.map((shop, index) => (
        <li key={shop.id}>
          <ShopTile shop={shop} priority={index < FIRST} />
        </li>
      ))}
    </ul>
  );
}
