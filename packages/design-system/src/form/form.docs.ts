import type { ComponentDocs } from '../docs/component-docs';

export const formDocs: ComponentDocs = {
  summary: 'A form with a summary of its errors.',
  insteadOf: [
    { to: 'report on the whole page', use: 'Alert' },
    { to: 'show the error of one field', use: 'its own error' },
    { to: 'change one setting immediately', use: 'Switch, without a form' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'In a text field submits the form.' },
    { keys: ['Tab'], does: 'From the summary moves through its links, then through the fields.' },
    { keys: ['Enter'], does: 'On a link of the summary moves to its field.' },
  ],
  accessibility: [
    'The summary is a named group that receives focus after each failed submit, so it is announced once.',
    'Each line is a link to its field, in the order of the fields.',
    'Native validation bubbles are off: they are in the browser’s language and disappear by themselves.',
  ],
  do: [
    'Use the same text in the summary and at the field.',
    'Leave the summary out in a form of one or two fields: its first invalid field receives focus.',
    'Put the heading of the page before the form: the summary is the first in it.',
    'Keep the input.',
  ],
  dont: ['Do not disable the submit button: users would not learn what is missing.'],
};
