'use client';
import { NumberStepper, type NumberStepperProps } from '@vermilion/design-system/number-stepper';
import { useIntl } from 'react-intl';
import { messages } from './messages';

export interface QuantityStepperProps extends Pick<
  NumberStepperProps,
  'value' | 'onValueChange' | 'size' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> {
  /** At most so many; at 0 the stepper is off. */
  stock: number;
  /** Accessible name; "Quantity" when left out. Name the goods where several stand in a list. */
  label?: string;
  /** Name of the goods, in the names of the buttons where several stand in a list. */
  name?: string;
}

/** The server takes no more than this of one row. */
const MAX_QUANTITY = 99;

/** How many: from 1 to what is in stock. */
export function QuantityStepper({ stock, label, name, disabled, ...rest }: QuantityStepperProps) {
  const intl = useIntl();
  const buttons =
    name === undefined
      ? {
          decrementLabel: intl.formatMessage(messages.decrease),
          incrementLabel: intl.formatMessage(messages.increase),
        }
      : {
          decrementLabel: intl.formatMessage(messages.decreaseOf, { name }),
          incrementLabel: intl.formatMessage(messages.increaseOf, { name }),
        };
  return (
    <NumberStepper
      {...rest}
      {...buttons}
      label={label ?? intl.formatMessage(messages.quantity)}
      min={1}
      max={Math.max(1, Math.min(stock, MAX_QUANTITY))}
      disabled={disabled || stock < 1}
    />
  );
}
