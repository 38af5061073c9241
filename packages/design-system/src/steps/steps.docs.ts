import type { ComponentDocs } from '../docs/component-docs';

export const stepsDocs: ComponentDocs = {
  summary: 'The steps of a process and the current one: cart, confirm, pay, done.',
  insteadOf: [
    { to: 'show past events', use: 'Timeline' },
    { to: 'show the completed share', use: 'ProgressBar' },
    { to: 'let users switch between views', use: 'Tabs' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a named ordered list; the current step has aria-current, completed ones are announced as such.',
    'Completed, current and upcoming steps differ by marker and weight, not only by colour.',
  ],
  do: ['Use three to five steps with one word each.'],
  dont: ['Do not style steps as if they were interactive.'],
};
