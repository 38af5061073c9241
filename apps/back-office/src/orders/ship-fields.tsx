import type { DeliveryMethod } from '@vermilion/api-client/operator';
import { TextArea } from '@vermilion/design-system/text-area';
import { TextField } from '@vermilion/design-system/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { messages } from './messages';
import type { ShipValues } from './shipment';

type FieldName = Exclude<keyof ShipValues, 'method' | 'text'>;

/** The fields of each method, with the longest text that the contract takes. */
const lines: Record<DeliveryMethod, readonly [FieldName, MessageDescriptor, number][]> = {
  courier: [
    ['company', messages.company, 60],
    ['waybillNo', messages.waybill, 60],
  ],
  shopCourier: [
    ['courier', messages.courier, 60],
    ['courierPhone', messages.courierPhone, 30],
  ],
  virtual: [],
};
const TEXT_LENGTH = 2000;

export interface ShipFieldsProps {
  form: UseFormReturn<ShipValues>;
  method: DeliveryMethod;
}

/** The fields of the chosen way of delivery. */
export function ShipFields({ form, method }: ShipFieldsProps) {
  const intl = useIntl();
  const { errors } = form.formState;
  const rules = {
    required: intl.formatMessage(shared.needed),
    setValueAs: (text: string) => text.trim(),
    shouldUnregister: false,
  };
  if (method === 'virtual')
    return (
      <TextArea
        key={method}
        label={intl.formatMessage(messages.text)}
        hint={intl.formatMessage(messages.textHint)}
        maxLength={TEXT_LENGTH}
        error={errors.text?.message}
        {...form.register('text', rules)}
      />
    );
  return lines[method].map(([name, label, maxLength]) => (
    <TextField
      key={name}
      label={intl.formatMessage(label)}
      autoComplete="off"
      maxLength={maxLength}
      error={errors[name]?.message}
      {...form.register(name, rules)}
    />
  ));
}
