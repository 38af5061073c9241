import type { ComponentDocs } from '../docs/component-docs';

export const calendarDocs: ComponentDocs = {
  summary:
    'Selects a day from a month, or with RangeCalendar a range of days: a delivery date, a stay.',
  insteadOf: [
    { to: 'ask for a day in a form', use: 'DatePicker' },
    { to: 'choose one of the next few days', use: 'RadioCards' },
  ],
  pattern: 'Grid (date picker)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the buttons of the months and the year, where it can be chosen, then to one day.',
    },
    {
      keys: ['Left arrow', 'Right arrow'],
      does: 'Go to the day before or after, as it is written.',
    },
    { keys: ['Up arrow', 'Down arrow'], does: 'Go a week back or forth.' },
    { keys: ['Home', 'End'], does: 'Go to the first or last day of the week.' },
    { keys: ['Page Up', 'Page Down'], does: 'Go to the month before or after; with Shift a year.' },
    { keys: ['Enter', 'Space'], does: 'Choose the day; in a range one end, then the other.' },
  ],
  accessibility: [
    'Each day is named in full with its weekday; today and what is chosen are told.',
    'Days that cannot be chosen can be reached, and say so.',
    'The name of the month is read out when it changes.',
    'Weeks begin as in the region of the language; years are Gregorian everywhere, in its figures.',
  ],
  do: [
    'Give the mall’s own today where days of delivery count from it.',
    'Say beside it why days are not available.',
    'Give a `yearLabel` where days may be years away: a warranty, a document.',
  ],
  dont: ['Do not ask for a birthday with it: typing is faster than turning back thirty years.'],
};
