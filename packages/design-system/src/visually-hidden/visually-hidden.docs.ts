import type { ComponentDocs } from '../docs/component-docs';

export const visuallyHiddenDocs: ComponentDocs = {
  summary: 'Text for assistive technology only.',
  insteadOf: [
    { to: 'name an icon that is pressed', use: 'IconButton with its label' },
    { to: 'show it with the focus', use: 'SkipLink' },
    { to: 'hide it from everybody', use: 'The hidden attribute' },
  ],
  keyboard: 'none',
  accessibility: ['It stays in the reading order where it stands in the page.'],
  do: ['Say what the eye learns from place or colour: “, done”, “instead of”.'],
  dont: ['Do not put anything into it that takes the focus: it would be focused unseen.'],
};
