import type { ComponentDocs } from '../docs/component-docs';

export const breadcrumbsDocs: ComponentDocs = {
  summary: 'Links to the parent pages, from the home page to the current one.',
  insteadOf: [
    { to: 'navigate between the pages of an area', use: 'Menu' },
    { to: 'guide through steps in order', use: 'Steps' },
    { to: 'return to the previous page', use: 'Link' },
  ],
  pattern: 'Breadcrumb',
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the links; the current page is not a link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On the button in the middle: shows the collapsed entries and focuses the first.',
    },
  ],
  accessibility: [
    'It is a named navigation with a list; the last entry has aria-current="page".',
    'Separators are hidden from assistive technology and mirrored in RTL.',
    'A long page name is truncated visually only.',
  ],
  do: [
    'Use the titles of the pages.',
    'Set max to 4 for deep hierarchies: the first and last entries are enough for orientation.',
  ],
  dont: ['Do not use it on top-level pages.'],
};
