import type { ComponentDocs } from '../docs/component-docs';

export const codeFieldDocs: ComponentDocs = {
  summary: 'Enters a short verification code, sent by e-mail or text message.',
  insteadOf: [
    { to: 'enter a password', use: 'PasswordField' },
    { to: 'enter a card or phone number', use: 'TextField' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to it; it is a single field.' },
    { keys: ['Digits'], does: 'Fill the next cell; other characters are ignored.' },
    { keys: ['Backspace'], does: 'Deletes the last digit.' },
    {
      keys: ['Ctrl + V'],
      does: 'Fills all cells from the clipboard, ignoring spaces (Cmd on a Mac).',
    },
  ],
  accessibility: [
    'The cells are decoration of one input, which is named and announced as a whole.',
    'Phones suggest the code from the message.',
    'Digits are LTR in every language.',
  ],
  do: ['Say in the hint where the code was sent.', 'Submit automatically after the last digit.'],
  dont: ['Do not use one input per digit.', 'Do not clear it because of one wrong digit.'],
};
