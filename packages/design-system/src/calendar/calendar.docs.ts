import type { ComponentDocs } from '../docs/component-docs';

export const calendarDocs: ComponentDocs = {
  experimental: true,
  summary:
    'Selects a day from a month, or with RangeCalendar a range of days: a delivery date, a stay.',
  insteadOf: [
    { to: 'ask for a date in a form', use: 'DatePicker' },
    { to: 'select one of the next few days', use: 'RadioCards' },
  ],
  pattern: 'Grid (date picker)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the month and year controls, then to one day.',
    },
    {
      keys: ['Left arrow', 'Right arrow'],
      does: 'Move to the previous or next day, in visual order.',
    },
    { keys: ['Up arrow', 'Down arrow'], does: 'Move by a week.' },
    { keys: ['Home', 'End'], does: 'Move to the first or last day of the week.' },
    { keys: ['Page Up', 'Page Down'], does: 'Move by a month; with Shift by a year.' },
    { keys: ['Enter', 'Space'], does: 'Select the day; in a range one end, then the other.' },
  ],
  accessibility: [
    'Each day is announced as a full date with its weekday; today and selected days are announced as such.',
    'Unavailable days are focusable and announced as disabled.',
    'The month is announced when it changes.',
    'The first day of the week follows the region of the language; years are Gregorian, in its numerals.',
  ],
  do: [
    'Pass the mall’s today if delivery dates are relative to it.',
    'Explain next to it why days are not available.',
    'Set `yearLabel` if dates may be years away: a warranty, a document.',
  ],
  dont: ['Do not use it for dates of birth: typing is faster than paging back thirty years.'],
};
