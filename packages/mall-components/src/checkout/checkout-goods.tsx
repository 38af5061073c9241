import { Disclosure } from '@vermilion/design-system/disclosure';
import { Heading } from '@vermilion/design-system/heading';
import { StoreIcon } from '@vermilion/design-system/icon';
import { Link } from '@vermilion/design-system/link';
import type { RadioChangeDetail } from '@vermilion/design-system/radio-cards';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ArrivalDates } from '../delivery/arrival-dates';
import { writtenText } from '../internal/lang-of';
import { deliveryMessages } from '../order/delivery-messages';
import { OrderLines } from '../order/order-lines';
import type { Id } from '../settings';
import { Price, useMoney } from '../settings';
import * as styles from './checkout-goods.css';
import * as block from './checkout-view/block.css';
import { DeliveryChoice } from './delivery-choice';
import { messages } from './messages';
import { OrderNote, type OrderNoteChangeDetail, type OrderNoteProps } from './order-note';
import type { CheckoutShop, ShopDelivery, ShopNote } from './types';

export interface CheckoutGoodsProps {
  /** In display order. */
  shops: readonly CheckoutShop[];
  /** Messages by shop id. */
  notes: ReadonlyMap<Id, string>;
  /** Called on every change of a message: set it in `notes`. */
  onNoteChange: (note: ShopNote, detail: OrderNoteChangeDetail) => void;
  /**
   * Called when another delivery method of a shop is chosen: recalculate its freight, and set `delivery`. Without it
   * the methods are read-only.
   */
  onDeliveryChange?: (delivery: ShopDelivery, detail: RadioChangeDetail) => void;
  /** Shown below the last shop. */
  children?: ReactNode;
}

/** The goods by shop, each with delivery, freight, subtotal and a message to the shop. */
export function CheckoutGoods(props: CheckoutGoodsProps) {
  const { shops, notes, onNoteChange, onDeliveryChange, children } = props;
  const money = useMoney();
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
          <Heading level={3} size="sm" className={styles.head}>
            <StoreIcon />
            <Link variant="quiet" href={shop.href} {...writtenText(shop.name)}>
              {shop.name}
            </Link>
          </Heading>
          {shop.arrival && <ArrivalDates arrival={shop.arrival} className={styles.arrival} />}
          <OrderLines lines={shop.lines} className={styles.lines} />
          {shop.delivery && (
            <DeliveryChoice
              shop={shop.name}
              delivery={shop.delivery}
              onMethodChange={
                onDeliveryChange &&
                ((method, detail) => onDeliveryChange({ shopId: shop.id, method }, detail))
              }
            />
          )}
          <dl className={styles.totals}>
            {shop.delivery?.method !== 'virtual' && (
              <div className={styles.sum}>
                <dt>
                  <FormattedMessage {...messages.shopFreight} />
                </dt>
                <dd>
                  {shop.freightMinor > 0 ? (
                    <Price minor={shop.freightMinor} size="sm" tone="text" />
                  ) : (
                    <FormattedMessage {...deliveryMessages.freeFreight} />
                  )}
                  {shop.freeFreightMissingMinor !== undefined && (
                    <span className={styles.hint}>
                      <FormattedMessage
                        {...messages.freeFreightFrom}
                        values={{ amount: money(shop.freeFreightMissingMinor) }}
                      />
                    </span>
                  )}
                </dd>
              </div>
            )}
            <div className={styles.sum}>
              <dt>
                <FormattedMessage {...messages.shopSum} />
              </dt>
              <dd>
                <Price minor={shop.sumMinor} tone="text" />
              </dd>
            </div>
          </dl>
          <ShopMessage
            shop={shop.name}
            note={notes.get(shop.id) ?? ''}
            onNoteChange={(text, detail) => onNoteChange({ shopId: shop.id, text }, detail)}
          />
        </div>
      ))}
      {children}
    </section>
  );
}

/** The message to a shop behind a button; open from the start when there is one. */
function ShopMessage(props: OrderNoteProps) {
  const [chosen, setOpen] = useState<boolean>();
  const { note, onNoteChange } = props;
  return (
    <Disclosure
      title={<FormattedMessage {...messages.addNote} />}
      open={chosen ?? note !== ''}
      onOpenChange={setOpen}
      className={styles.note}
    >
      <OrderNote
        {...props}
        onNoteChange={(text, detail) => {
          // Stays open when everything is deleted
          setOpen(true);
          onNoteChange(text, detail);
        }}
      />
    </Disclosure>
  );
}
