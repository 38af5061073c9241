'use client';
import { NumberStepper, type NumberStepperProps } from '@vermilion/design-system/number-stepper';
import { useIntl } from 'react-intl';
import { messages } from './messages';

export interface QuantityStepperProps extends Pick<
  NumberStepperProps,
  'value' | 'onValueChange' | 'size' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> {
  /** Upper limit; the stepper is disabled at 0. */
  stock: number;
  /** Label. Default: "Quantity". In a list include the name of the goods. */
  label?: string;
  /** Name of the goods, included in the buttons' labels in a list. */
  name?: string;
}

/** Maximum per row on the server. */
const MAX_QUANTITY = 99;

/** A quantity from 1 to the stock. */
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
      // Beside the goods, whose name is in the label, or beside a term of the same text
      labelHidden
      min={1}
      max={Math.max(1, Math.min(stock, MAX_QUANTITY))}
      disabled={disabled || stock < 1}
    />
  );
}
