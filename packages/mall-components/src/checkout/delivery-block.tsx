import { Heading } from '@vermilion/design-system/heading';
import type { RadioChangeDetail } from '@vermilion/design-system/radio-cards';
import { FormattedMessage } from 'react-intl';
import { deliveryMessages } from '../order/delivery-messages';
import * as block from './checkout-view/block.css';
import { DeliveryChoice } from './delivery-choice';
import type { CheckoutShop, ShopDelivery } from './types';

export interface DeliveryBlockProps {
  shops: readonly CheckoutShop[];
  /** Called when another delivery method of a shop is chosen: recalculate its freight, and set `delivery`. */
  onDeliveryChange: (delivery: ShopDelivery, detail: RadioChangeDetail) => void;
}

/** The delivery methods of the shops that offer several; nothing where there is no choice. */
export function DeliveryBlock({ shops, onDeliveryChange }: DeliveryBlockProps) {
  const choices = shops.flatMap(({ id, name, delivery }) =>
    delivery && delivery.options.length > 1 ? [{ id, name, delivery }] : [],
  );
  if (choices.length === 0) return null;
  return (
    <section data-component="delivery-block" className={block.block}>
      <Heading level={2} size="md">
        <FormattedMessage {...deliveryMessages.logistics} />
      </Heading>
      {choices.map(({ id, name, delivery }) => (
        <DeliveryChoice
          key={id}
          shop={name}
          delivery={delivery}
          onMethodChange={(method, detail) => onDeliveryChange({ shopId: id, method }, detail)}
        />
      ))}
    </section>
  );
}
