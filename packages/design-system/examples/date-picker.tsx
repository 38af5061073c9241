import { DatePicker } from '@vermilion/design-system/date-picker';
import { useState } from 'react';

export function Example() {
  const [day, setDay] = useState<string | null>('2026-11-12');
  return (
    <DatePicker
      label="Day of delivery"
      locale="en-GB"
      value={day}
      onValueChange={(next) => setDay(next)}
      min="2026-11-03"
      toggleLabel="Choose a day"
      previousLabel="Previous month"
      nextLabel="Next month"
      invalidLabel="Enter a day, such as 31/12/2026."
      unavailableLabel="We do not deliver on this day."
    />
  );
}
