import { RadioCards } from '@vermilion/design-system/radio-cards';
import { useState } from 'react';

const methods = [
  { value: 'card', title: 'Card', description: 'Visa, Mastercard, UnionPay' },
  { value: 'later', title: 'On delivery', description: 'Not to this address', disabled: true },
];

export function Example() {
  const [method, setMethod] = useState('card');
  return (
    <RadioCards
      label="Pay with"
      options={methods}
      value={method}
      onValueChange={(next) => setMethod(next)}
    />
  );
}
