import { RadioCards, type RadioChangeDetail } from '@vermilion/design-system/radio-cards';
import { FormattedMessage } from 'react-intl';
import { deliveryMessages } from '../order/delivery-messages';
import { deliveryNames } from '../order/delivery-names';
import type { DeliveryMethod } from '../order/delivery-types';
import { Price } from '../settings';
import { messages } from './messages';
import type { CheckoutDelivery } from './types';

export interface DeliveryChoiceProps {
  /** Name of the shop. */
  shop: string;
  delivery: CheckoutDelivery;
  onMethodChange: (method: DeliveryMethod, detail: RadioChangeDetail) => void;
  className?: string;
}

/** The delivery methods of a shop as radio buttons. */
export function DeliveryChoice({ shop, delivery, onMethodChange, className }: DeliveryChoiceProps) {
  const { method, options } = delivery;
  return (
    <RadioCards
      data-component="delivery-choice"
      rootProps={{ className }}
      label={<FormattedMessage {...messages.deliveryOf} values={{ shop }} />}
      value={method}
      onValueChange={(chosen, detail) => {
        const option = options.find((one) => one.method === chosen);
        if (option) onMethodChange(option.method, detail);
      }}
      options={options.map((option) => ({
        value: option.method,
        title: <FormattedMessage {...deliveryNames[option.method]} />,
        aside:
          option.freightMinor > 0 ? (
            <Price minor={option.freightMinor} size="sm" tone="text" />
          ) : (
            <FormattedMessage {...deliveryMessages.freeFreight} />
          ),
      }))}
    />
  );
}
