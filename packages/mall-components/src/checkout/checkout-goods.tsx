import { Disclosure } from '@vermilion/design-system/disclosure';
import { Heading } from '@vermilion/design-system/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ArrivalDates } from '../delivery/arrival-dates';
import { OrderLines } from '../order/order-lines';
import * as styles from './checkout-goods.css';
import { CheckoutShopSums } from './checkout-shop-sums';
import { CheckoutShopTitle } from './checkout-shop-title';
import * as block from './checkout-view/block.css';
import { messages } from './messages';
import type { CheckoutShop } from './types';

export interface CheckoutGoodsProps {
  /** In display order. */
  shops: readonly CheckoutShop[];
  /** Shown below the last shop. */
  children?: ReactNode;
}

/** So few lines need no fold. */
const FEW = 2;

/** The goods by shop, folded to their images and their number, each with freight and subtotal. */
export function CheckoutGoods({ shops, children }: CheckoutGoodsProps) {
  const isFew = shops.flatMap(({ lines }) => lines).length <= FEW;
  return (
    <section data-component="checkout-goods" className={block.block}>
      <Heading level={2} size="md">
        <FormattedMessage {...messages.goods} />
      </Heading>
      {shops.length > 1 && (
        <p className={block.quiet}>
          <FormattedMessage {...messages.split} />
        </p>
      )}
      {shops.map((shop) => (
        <div key={shop.id} className={styles.shop}>
          <Disclosure
            variant="row"
            level={3}
            defaultOpen={isFew}
            title={<CheckoutShopTitle shop={shop} />}
            className={styles.fold}
          >
            <OrderLines lines={shop.lines} />
          </Disclosure>
          {shop.arrival && <ArrivalDates arrival={shop.arrival} className={styles.arrival} />}
          <CheckoutShopSums shop={shop} />
        </div>
      ))}
      {children}
    </section>
  );
}
