import type { ComponentDocs } from '../docs/component-docs';

export const skipLinkDocs: ComponentDocs = {
  summary: 'The first link of a page, visible on focus: skips the header.',
  insteadOf: [
    { to: 'return to the top', use: 'ScrollToTop' },
    { to: 'navigate to another page', use: 'Link' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'The first Tab on a page shows it; the next one hides it and moves on.',
    },
    { keys: ['Enter'], does: 'Moves focus to the target.' },
  ],
  accessibility: [
    'It moves focus, not only the scroll position.',
    'It is above all content while visible.',
  ],
  do: ['Make it the first element of the page.'],
  dont: ['Do not offer more than two or three.'],
};
