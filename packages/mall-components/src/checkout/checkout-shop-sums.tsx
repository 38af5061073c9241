import { FormattedMessage } from 'react-intl';
import { deliveryMessages } from '../order/delivery-messages';
import { deliveryNames } from '../order/delivery-names';
import { Price, useMoney } from '../settings';
import * as styles from './checkout-goods.css';
import { messages } from './messages';
import type { CheckoutShop } from './types';

/** How the goods of a shop come, what that costs, and the subtotal. */
export function CheckoutShopSums({ shop }: { shop: CheckoutShop }) {
  const money = useMoney();
  const { delivery, freightMinor, freeFreightMissingMinor } = shop;
  const isVirtual = delivery?.method === 'virtual';
  return (
    <dl className={styles.totals}>
      <div className={styles.delivery}>
        <dt>
          <FormattedMessage
            {...(delivery && !isVirtual ? deliveryNames[delivery.method] : messages.shopFreight)}
          />
        </dt>
        <dd>
          {isVirtual ? (
            <FormattedMessage {...deliveryNames.virtual} />
          ) : freightMinor > 0 ? (
            <Price minor={freightMinor} size="sm" tone="text" />
          ) : (
            <FormattedMessage {...deliveryMessages.freeFreight} />
          )}
          {freeFreightMissingMinor !== undefined && (
            <span className={styles.hint}>
              <FormattedMessage
                {...messages.freeFreightFrom}
                values={{ amount: money(freeFreightMissingMinor) }}
              />
            </span>
          )}
        </dd>
      </div>
      <div className={styles.sum}>
        <dt>
          <FormattedMessage {...messages.shopSum} />
        </dt>
        <dd>
          <Price minor={shop.sumMinor} tone="text" />
        </dd>
      </div>
    </dl>
  );
}
