import type { ComponentDocs } from '../docs/component-docs';

export const scrollToTopDocs: ComponentDocs = {
  summary: 'A button in the corner of a long page that returns to the top and moves focus there.',
  insteadOf: [
    { to: 'skip the header from the page’s beginning', use: 'SkipLink' },
    {
      to: 'offer it beside help and chat',
      use: 'useScrollToTop for a box of FloatingWidget',
    },
    { to: 'go through a long list in parts', use: 'Pagination' },
  ],
  pattern: 'Button',
  keyboard: [
    { keys: ['Tab'], does: 'Reaches it once the page is scrolled down; before it is no stop.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Scrolls to the top and takes the focus to the target there.',
    },
  ],
  accessibility: [
    'Before the page is scrolled it is hidden from everybody, assistive technology included.',
    'The scrolling is smooth only where motion is welcome; the focus arrives at once either way.',
    'It is fixed and always in the page, so that nothing moves when it comes.',
  ],
  do: ['Give it the same target as SkipLink: the page’s main part.'],
  dont: ['Do not use it beside FloatingWidget: both want the same corner.'],
};
