import { MultiSelect } from '@vermilion/design-system/multi-select';
import { useState } from 'react';

const materials = ['Linen', 'Wool', 'Oak', 'Stoneware'].map((label) => ({ value: label, label }));

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['Linen']);
  return (
    <MultiSelect
      label="Materials"
      options={materials}
      value={chosen}
      onValueChange={(next) => setChosen(next)}
      toggleLabel="Show materials"
      emptyLabel="No material has this name"
      removeLabel={(label) => `Remove ${label}`}
    />
  );
}
