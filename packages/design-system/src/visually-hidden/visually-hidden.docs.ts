import type { ComponentDocs } from '../docs/component-docs';

export const visuallyHiddenDocs: ComponentDocs = {
  summary: 'Text for assistive technology only.',
  insteadOf: [
    { to: 'name an icon button', use: 'IconButton with its label' },
    { to: 'show it on focus', use: 'SkipLink' },
    { to: 'hide it from everybody', use: 'The hidden attribute' },
  ],
  keyboard: 'none',
  accessibility: ['It keeps its position in the reading order.'],
  do: ['Add what is only conveyed by position or colour: “, done”, “instead of”.'],
  dont: ['Do not put focusable elements into it: focus would be invisible.'],
};
