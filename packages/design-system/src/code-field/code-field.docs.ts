import type { ComponentDocs } from '../docs/component-docs';

export const codeFieldDocs: ComponentDocs = {
  summary: 'Enters a short verification code, sent by e-mail or text message.',
  insteadOf: [
    { to: 'take a secret that somebody knows', use: 'PasswordField' },
    { to: 'take a card’s number or a phone number', use: 'TextField' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it and on; it is one field, not six.' },
    { keys: ['Digits'], does: 'Go into the next cell; everything else is left out.' },
    { keys: ['Backspace'], does: 'Takes the last digit away.' },
    {
      keys: ['Ctrl + V'],
      does: 'Fills all cells from what was copied, spaces or not (Cmd on a Mac).',
    },
  ],
  accessibility: [
    'The cells are a drawing over one input, which has the name and is read as a whole.',
    'Phones offer the code from the message.',
    'The digits run from left to right in every language.',
  ],
  do: [
    'Say in the hint where the code was sent.',
    'Go on by yourself when the last digit is there.',
  ],
  dont: [
    'Do not use a cell for each of several inputs.',
    'Do not empty it because one digit is wrong.',
  ],
};
