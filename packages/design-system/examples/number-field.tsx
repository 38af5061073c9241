import { NumberField } from '@vermilion/design-system/number-field';

export const Example = () => (
  <NumberField
    label="Price"
    name="price"
    locale="en"
    format={{ style: 'currency', currency: 'USD' }}
    defaultValue={12.8}
    min={0}
  />
);
