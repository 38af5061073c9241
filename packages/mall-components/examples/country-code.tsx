import { PhoneField } from '@vermilion/mall-components/country-code';
import { useState } from 'react';

export function Example() {
  const [phone, setPhone] = useState('');
  const [country, setCountry] = useState('LA');
  return (
    <PhoneField
      value={phone}
      onValueChange={(next) => setPhone(next)}
      country={country}
      onCountryChange={({ code }) => setCountry(code)}
    />
  );
}
