import type { ComponentDocs } from '../docs/component-docs';

export const skipLinkDocs: ComponentDocs = {
  summary: 'The first link of a page, visible on focus: skips the header.',
  insteadOf: [
    { to: 'lead back up from below', use: 'ScrollToTop' },
    { to: 'lead to another page', use: 'Link' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'As the first key on a page shows it; again hides it and goes on.' },
    { keys: ['Enter'], does: 'Takes the focus to the target.' },
  ],
  accessibility: [
    'The focus itself goes to the target, not only the window.',
    'It lies above everything while it is seen.',
  ],
  do: ['Make it the first thing in the page.'],
  dont: ['Do not offer more than two or three of them.'],
};
