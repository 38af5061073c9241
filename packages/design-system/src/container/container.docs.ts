import type { ComponentDocs } from '../docs/component-docs';

export const containerDocs: ComponentDocs = {
  summary: 'The page column: limited to the brand’s maximum width, with gutters on narrow windows.',
  insteadOf: [
    { to: 'arrange content', use: 'Stack, Inline or Grid' },
    { to: 'give a full-width band a background', use: 'Surface around the Container' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a box without a role; asChild makes it the main element, a header or a footer.',
    'It is fluid from 320 px and never causes horizontal scrolling.',
  ],
  do: ['Use one for each band of the page.'],
  dont: ['Do not nest containers: the gutters add up.'],
};
