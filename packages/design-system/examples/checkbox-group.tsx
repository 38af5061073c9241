import { CheckboxGroup } from '@vermilion/design-system/checkbox-group';
import { useState } from 'react';

const options = [
  { value: 'orders', label: 'My orders' },
  { value: 'prices', label: 'Prices that fall', description: 'Of what I have saved' },
  { value: 'shops', label: 'Shops that I follow' },
];

export function Example() {
  const [topics, setTopics] = useState<readonly string[]>(['orders']);
  return (
    <CheckboxGroup
      label="What we may write to you about"
      options={options}
      value={topics}
      onValueChange={(next) => setTopics(next)}
      error={topics.length === 0 && 'Choose one at least.'}
    />
  );
}
