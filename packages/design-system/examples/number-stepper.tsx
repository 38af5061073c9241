import { NumberStepper } from '@vermilion/design-system/number-stepper';
import { useState } from 'react';

export function Example() {
  const [quantity, setQuantity] = useState(1);
  return (
    <NumberStepper
      label="Quantity"
      decrementLabel="One less"
      incrementLabel="One more"
      value={quantity}
      onValueChange={(next) => setQuantity(next)}
      max={12}
    />
  );
}
