import type { ComponentDocs } from '../docs/component-docs';

export const datePickerDocs: ComponentDocs = {
  experimental: true,
  summary: 'A date field: typed in the format of the language, or chosen from a calendar.',
  insteadOf: [
    { to: 'show a month permanently', use: 'Calendar' },
    { to: 'select one of the next few days', use: 'RadioCards' },
  ],
  pattern: 'Date picker dialog',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the input, then to the calendar button.' },
    { keys: ['Alt + Down arrow'], does: 'In the input opens the calendar.' },
    { keys: ['Enter'], does: 'In the input commits the text and submits the form.' },
    { keys: ['Escape'], does: 'Closes the calendar; focus returns to its button.' },
    {
      keys: ['Arrow keys', 'Page Up', 'Page Down'],
      does: 'In the calendar as documented for Calendar.',
    },
  ],
  accessibility: [
    'Typing always works: the calendar is optional.',
    'Digits of every script are accepted, and Buddhist years in Thai and Lao.',
    'Invalid or unavailable dates stay in the input, with an error.',
    'The submitted value is ISO 8601, whatever the language.',
  ],
  do: [
    'Show the format in the hint: “For example 31/12/2026”.',
    'For a range use two, the second with the first date as its min.',
  ],
  dont: ['Do not use it for times or approximate dates.'],
};
