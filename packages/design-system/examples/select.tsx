import { Select } from '@vermilion/design-system/select';
import { useState } from 'react';

export function Example() {
  const [country, setCountry] = useState('');
  return (
    <Select
      label="Country"
      name="country"
      required
      value={country}
      onValueChange={(next) => setCountry(next)}
    >
      <option value="">Choose a country</option>
      <option value="kh">Cambodia</option>
      <option value="la">Laos</option>
      <option value="th">Thailand</option>
    </Select>
  );
}
