import { ComboBox } from '@vermilion/design-system/combo-box';
import { useState } from 'react';

const countries = [
  { value: 'kh', label: 'Cambodia' },
  { value: 'la', label: 'Laos', description: '+856' },
  { value: 'th', label: 'Thailand', description: '+66' },
];

export function Example() {
  const [country, setCountry] = useState<string | null>('la');
  return (
    <ComboBox
      label="Country"
      options={countries}
      value={country}
      onValueChange={(next) => setCountry(next)}
      toggleLabel="Show countries"
      pendingLabel="Searching"
      emptyLabel="No country has this name"
    />
  );
}
