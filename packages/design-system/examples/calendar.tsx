import { Calendar } from '@vermilion/design-system/calendar';
import { useState } from 'react';

export function Example() {
  const [day, setDay] = useState<string | null>('2026-11-12');
  return (
    <Calendar
      label="Day of delivery"
      locale="en"
      previousLabel="Previous month"
      nextLabel="Next month"
      value={day}
      onValueChange={(next) => setDay(next)}
    />
  );
}
