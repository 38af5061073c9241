import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { deliveryMessages } from '../order/delivery-messages';
import { deliveryNames } from '../order/delivery-names';
import type { DeliveryMethod } from '../order/types';
import { Price } from '../settings';
import { ChoiceCard } from './choice-card';
import * as styles from './delivery-choice.css';
import { messages } from './messages';
import type { CheckoutDelivery } from './types';

export interface DeliveryChoiceProps {
  /** Name of the shop. */
  shop: string;
  delivery: CheckoutDelivery;
  onChange?: (method: DeliveryMethod) => void;
}

/** How a shop delivers: a choice where it offers several ways, else the only one. */
export function DeliveryChoice({ shop, delivery, onChange }: DeliveryChoiceProps) {
  const name = useId();
  const { method, options } = delivery;
  if (options.length < 2 || !onChange)
    return (
      <p data-component="delivery-choice" className={styles.delivery}>
        <FormattedMessage {...deliveryNames[method]} />
      </p>
    );
  return (
    <fieldset data-component="delivery-choice" className={styles.delivery}>
      <legend>
        <VisuallyHidden>
          <FormattedMessage {...messages.deliveryOf} values={{ shop }} />
        </VisuallyHidden>
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <ChoiceCard
            key={option.method}
            name={name}
            checked={option.method === method}
            onChoose={() => onChange(option.method)}
            className={styles.option}
          >
            <span>
              <FormattedMessage {...deliveryNames[option.method]} />
            </span>
            {option.freightMinor > 0 ? (
              <Price minor={option.freightMinor} size="sm" tone="text" />
            ) : (
              <span>
                <FormattedMessage {...deliveryMessages.freeFreight} />
              </span>
            )}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
