import { RadioCards } from '@vermilion/design-system/radio-cards';
import { FormattedMessage } from 'react-intl';
import { deliveryMessages } from '../order/delivery-messages';
import { deliveryNames } from '../order/delivery-names';
import type { DeliveryMethod } from '../order/types';
import { Price } from '../settings';
import * as styles from './delivery-choice.css';
import { messages } from './messages';
import type { CheckoutDelivery } from './types';

export interface DeliveryChoiceProps {
  /** Name of the shop. */
  shop: string;
  delivery: CheckoutDelivery;
  onChange?: (method: DeliveryMethod) => void;
}

/** The shop's delivery method: radio buttons where there are several, else text. */
export function DeliveryChoice({ shop, delivery, onChange }: DeliveryChoiceProps) {
  const { method, options } = delivery;
  if (options.length < 2 || !onChange)
    return (
      <p data-component="delivery-choice" className={styles.delivery}>
        <FormattedMessage {...deliveryNames[method]} />
      </p>
    );
  return (
    <RadioCards
      data-component="delivery-choice"
      className={styles.delivery}
      label={<FormattedMessage {...messages.deliveryOf} values={{ shop }} />}
      labelHidden
      value={method}
      onValueChange={(chosen) => {
        const option = options.find((one) => one.method === chosen);
        if (option) onChange(option.method);
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
