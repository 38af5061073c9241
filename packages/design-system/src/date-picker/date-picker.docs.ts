import type { ComponentDocs } from '../docs/component-docs';

export const datePickerDocs: ComponentDocs = {
  summary: 'A date field: typed in the format of the language, or chosen from a calendar.',
  insteadOf: [
    { to: 'have a month in sight all the time', use: 'Calendar' },
    { to: 'choose one of the next few days', use: 'RadioCards' },
  ],
  pattern: 'Date picker dialog',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the input, then to the button of the calendar.' },
    { keys: ['Alt + Down arrow'], does: 'In the input opens the calendar.' },
    { keys: ['Enter'], does: 'In the input takes what is typed and sends the form.' },
    { keys: ['Escape'], does: 'Closes the calendar; the focus goes to its button.' },
    { keys: ['Arrow keys', 'Page Up', 'Page Down'], does: 'In the calendar as told at Calendar.' },
  ],
  accessibility: [
    'Typing comes first: a calendar is never needed.',
    'Figures of every script are read, and Thai and Lao years of the Buddhist calendar too.',
    'What is no day, or none that can be chosen, stays in the input; the error says why.',
    'The form is sent the day as ISO 8601 has it, whatever the language.',
  ],
  do: [
    'Show in the hint how a day is written: “For instance 31/12/2026”.',
    'For a range take two, the second with the first day as its min.',
  ],
  dont: ['Do not take it for a time, or for “about when”.'],
};
