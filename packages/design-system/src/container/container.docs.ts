import type { ComponentDocs } from '../docs/component-docs';

export const containerDocs: ComponentDocs = {
  summary: 'The page column: limited to the brand’s maximum width, with gutters on narrow windows.',
  insteadOf: [
    { to: 'arrange what is inside', use: 'Stack, Inline or Grid' },
    { to: 'give a band its ground', use: 'Surface around the Container' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a plain box; asChild makes it the page’s main part, a header or a footer.',
    'It is fluid from 320 px on and never makes the page scroll sideways.',
  ],
  do: ['Use one for each band of the page.'],
  dont: ['Do not put one Container into another: the gutters add up.'],
};
