import { RadioGroup } from '@vermilion/design-system/radio-group';
import { useState } from 'react';

const places = [
  { value: 'home', label: 'Home' },
  { value: 'office', label: 'Office' },
  { value: 'locker', label: 'Locker', disabled: true },
];

export function Example() {
  const [place, setPlace] = useState('home');
  return (
    <RadioGroup
      label="Deliver to"
      options={places}
      value={place}
      onValueChange={(next) => setPlace(next)}
    />
  );
}
