import type { ComponentDocs } from '../docs/component-docs';

export const scrollToTopDocs: ComponentDocs = {
  summary: 'A button in the corner of a long page that returns to the top and moves focus there.',
  insteadOf: [
    { to: 'skip the header at the start of the page', use: 'SkipLink' },
    {
      to: 'offer it beside help and chat',
      use: 'useScrollToTop for a box of FloatingWidget',
    },
    { to: 'split a long list', use: 'Pagination' },
  ],
  pattern: 'Button',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to it once the page is scrolled down; before, it is not focusable.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Scrolls to the top and moves focus to the target there.',
    },
  ],
  accessibility: [
    'Until the page is scrolled it is hidden from everybody, including assistive technology.',
    'Scrolling is smooth only without reduced motion; focus moves immediately.',
    'It is fixed, so that appearing causes no layout shift.',
  ],
  do: ['Use the same target as SkipLink: the main element.'],
  dont: ['Do not combine it with FloatingWidget: both use the same corner.'],
};
