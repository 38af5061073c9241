import type { ComponentDocs } from '../docs/component-docs';

export const formDocs: ComponentDocs = {
  summary: 'A form with a summary of its errors.',
  insteadOf: [
    { to: 'say one thing about the whole', use: 'Alert' },
    { to: 'say what is wrong with one field', use: 'its own error' },
    { to: 'change one thing at once', use: 'Switch, without a form' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'In a line of text sends the form.' },
    { keys: ['Tab'], does: 'From the summary goes through its lines, then through the fields.' },
    { keys: ['Enter'], does: 'On a line of the summary goes to its field.' },
  ],
  accessibility: [
    'The summary is a named group that takes the focus after each try that failed, so it is read out once.',
    'Each line is a link to its field, in the order of the fields.',
    'The browser’s own bubbles are off: they speak the browser’s language and go by themselves.',
  ],
  do: ['Use the same words in the summary and at the field.', 'Keep what was typed.'],
  dont: ['Do not disable the button until all is right: nobody learns what is missing.'],
};
