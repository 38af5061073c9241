import type { ComponentDocs } from '../docs/component-docs';

export const passwordFieldDocs: ComponentDocs = {
  summary: 'A password field that can show what is typed.',
  insteadOf: [
    { to: 'enter a code that was sent', use: 'CodeField' },
    { to: 'enter text that is not secret', use: 'TextField' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the input, then to the button that reveals the password.' },
    { keys: ['Enter', 'Space'], does: 'On the button reveal or hide it.' },
    { keys: ['Enter'], does: 'In the input submits the form.' },
  ],
  accessibility: [
    'The button’s label describes its action and changes with the state.',
    'Text and caret position are kept when the password is revealed or hidden.',
  ],
  do: [
    'Set autoComplete to current-password or new-password for password managers.',
    'Allow pasting.',
  ],
  dont: ['Do not ask for the same password twice: it can be revealed.'],
};
