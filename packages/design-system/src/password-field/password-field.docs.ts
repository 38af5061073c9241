import type { ComponentDocs } from '../docs/component-docs';

export const passwordFieldDocs: ComponentDocs = {
  summary: 'A password field that can show what is typed.',
  insteadOf: [
    { to: 'take a code that was sent', use: 'CodeField' },
    { to: 'take what is no secret', use: 'TextField' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the input, then to the button that shows the secret.' },
    { keys: ['Enter', 'Space'], does: 'On the button show or hide it.' },
    { keys: ['Enter'], does: 'In the input sends the form around it.' },
  ],
  accessibility: [
    'The button’s name says what a press does, and changes with the state.',
    'Text and place of the cursor stay when the secret is shown or hidden.',
  ],
  do: [
    'Set autoComplete to current-password or new-password, so that a password manager can help.',
    'Let people paste.',
  ],
  dont: ['Do not ask for the same password twice: it can be looked at.'],
};
