import type { ComponentDocs } from '../docs/component-docs';

export const stepsDocs: ComponentDocs = {
  summary: 'The steps of a process and the current one: cart, confirm, pay, done.',
  insteadOf: [
    { to: 'show what happened when', use: 'Timeline' },
    { to: 'show how much is done', use: 'ProgressBar' },
    { to: 'let people jump between views', use: 'Tabs' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a named ordered list; the current step is marked, finished ones are called done in words.',
    'Done, current and to come differ by mark and weight, not by colour alone.',
  ],
  do: ['Keep it to three to five steps with one word each.'],
  dont: ['Do not make the steps look as if they could be pressed.'],
};
