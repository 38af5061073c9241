import { Slider, type SliderRange } from '@vermilion/design-system/slider';
import { useState } from 'react';

export function Example() {
  const [price, setPrice] = useState<SliderRange>([20, 80]);
  return (
    <Slider
      label="Price"
      lowLabel="Lowest price"
      highLabel="Highest price"
      max={200}
      value={price}
      onValueChange={(next) => setPrice(next)}
      formatValue={(value) => `$${value}`}
    />
  );
}
