import type { ComponentDocs } from '../docs/component-docs';

export const stackDocs: ComponentDocs = {
  summary: 'Stacks children vertically with equal spacing.',
  insteadOf: [
    { to: 'put items side by side', use: 'Inline' },
    { to: 'make equal columns', use: 'Grid' },
    { to: 'group items on a background', use: 'Card around the Stack' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a box without a role; asChild makes it a list, a form or a section.',
    'Visual order and DOM order are the same.',
  ],
  do: ['Use the gap of the stack instead of margins on children.'],
  dont: ['Do not nest stacks with the same gap.'],
};
