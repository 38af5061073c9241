import type { ComponentDocs } from '../docs/component-docs';

export const stackDocs: ComponentDocs = {
  summary: 'Stacks children vertically with equal spacing.',
  insteadOf: [
    { to: 'put things side by side', use: 'Inline' },
    { to: 'make equal columns', use: 'Grid' },
    { to: 'hold them together on a ground', use: 'Card around the Stack' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a plain box; asChild makes it a list, a form or a section.',
    'The order on the screen is the order in the page, for reading and for Tab.',
  ],
  do: ['Take the distance from the stack and leave the children without margins.'],
  dont: ['Do not nest stacks of the same gap; one is enough.'],
};
