import { RangeCalendar } from '@vermilion/design-system/calendar';

export const Example = () => (
  <RangeCalendar
    label="Your stay"
    locale="en"
    previousLabel="Previous month"
    nextLabel="Next month"
    defaultValue={{ from: '2026-11-10', to: '2026-11-19' }}
  />
);
