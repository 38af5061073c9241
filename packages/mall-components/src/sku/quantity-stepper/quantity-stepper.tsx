'use client';
import { NumberStepper, type NumberStepperProps } from '@vermilion/design-system/number-stepper';
import { useIntl } from 'react-intl';
import { messages } from '../messages';

export interface QuantityStepperProps extends Pick<
  NumberStepperProps,
  'value' | 'onValueChange' | 'size' | 'disabled'
> {
  /** At most so many; at 0 the stepper is off. */
  stock: number;
  /** Accessible name; "Quantity" when left out. Name the goods where several stand in a list. */
  label?: string;
}

/** The server takes no more than this of one row. */
const MAX_QUANTITY = 99;

/** How many: from 1 to what is in stock. */
export function QuantityStepper({ stock, label, disabled, ...rest }: QuantityStepperProps) {
  const intl = useIntl();
  return (
    <NumberStepper
      {...rest}
      min={1}
      max={Math.max(1, Math.min(stock, MAX_QUANTITY))}
      disabled={disabled || stock < 1}
      label={label ?? intl.formatMessage(messages.quantity)}
      decrementLabel={intl.formatMessage(messages.decrease)}
      incrementLabel={intl.formatMessage(messages.increase)}
    />
  );
}
