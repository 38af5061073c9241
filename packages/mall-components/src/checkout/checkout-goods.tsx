import { Disclosure } from '@vermilion/design-system/disclosure';
import { Heading } from '@vermilion/design-system/heading';
import type { RadioChangeDetail } from '@vermilion/design-system/radio-cards';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ArrivalDates } from '../delivery/arrival-dates';
import { OrderLines } from '../order/order-lines';
import * as styles from './checkout-goods.css';
import { CheckoutShopSums } from './checkout-shop-sums';
import { CheckoutShopTitle } from './checkout-shop-title';
import * as block from './checkout-view/block.css';
import { DeliveryChoice } from './delivery-choice';
import { messages } from './messages';
import type { CheckoutShop, ShopDelivery } from './types';

export interface CheckoutGoodsProps {
  /** In display order. */
  shops: readonly CheckoutShop[];
  /**
   * Called when another delivery method of a shop is chosen: recalculate its freight, and set `delivery`. Without it
   * there is no choice.
   */
  onDeliveryChange?: (delivery: ShopDelivery, detail: RadioChangeDetail) => void;
  /** Shown below the last shop. */
  children?: ReactNode;
}

/** So few lines need no fold. */
const FEW = 2;

/** The goods by shop, folded to their images and their number, each with its delivery and subtotal. */
export function CheckoutGoods({ shops, onDeliveryChange, children }: CheckoutGoodsProps) {
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
          {onDeliveryChange && shop.delivery && shop.delivery.options.length > 1 && (
            <DeliveryChoice
              shop={shop.name}
              delivery={shop.delivery}
              onMethodChange={(method, detail) =>
                onDeliveryChange({ shopId: shop.id, method }, detail)
              }
              className={styles.choice}
            />
          )}
          <CheckoutShopSums shop={shop} />
        </div>
      ))}
      {children}
    </section>
  );
}
