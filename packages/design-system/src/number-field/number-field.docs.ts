import type { ComponentDocs } from '../docs/component-docs';

export const numberFieldDocs: ComponentDocs = {
  experimental: true,
  summary:
    'Enters a number in the format of the language: an amount of money, a weight, a percentage.',
  insteadOf: [
    { to: 'enter a quantity', use: 'NumberStepper' },
    { to: 'set an approximate number', use: 'Slider' },
    {
      to: 'enter digits that are not a number: a phone number, a postcode',
      use: 'TextField with inputMode',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to it; leaving it commits the value.' },
    { keys: ['Up arrow', 'Down arrow'], does: 'Increase and decrease by a step.' },
    { keys: ['Home', 'End'], does: 'Set the minimum or maximum, if defined.' },
    { keys: ['Enter'], does: 'Commits the value and submits the form.' },
    {
      keys: ['Digits'],
      does: 'Digits of any script, with the separators of the language; other characters are rejected.',
    },
  ],
  accessibility: [
    'It is a text box named by its label: spin buttons are not accessible on some phones.',
    'The committed value is announced if it differs from the typed one.',
    'Currency and unit are part of the value and announced with it.',
  ],
  do: [
    'Pass the language of the page as locale.',
    'State minimum and maximum in the hint, not only in the error.',
  ],
  dont: [
    'Do not process money as floating point: convert it to minor units.',
    'Do not set a step if any number is allowed.',
  ],
};
