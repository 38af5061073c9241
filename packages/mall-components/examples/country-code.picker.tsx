import { CountryPicker } from '@vermilion/mall-components/country-code';
import { useState } from 'react';

export function Example() {
  const [country, setCountry] = useState('LA');
  return <CountryPicker value={country} onValueChange={({ code }) => setCountry(code)} />;
}
