import type { ComponentDocs } from '../docs/component-docs';

export const paginationDocs: ComponentDocs = {
  summary: 'Links to the pages of a list.',
  insteadOf: [
    { to: 'load more at the end of a list', use: 'Button' },
    { to: 'guide through steps in order', use: 'Steps' },
    { to: 'switch between views', use: 'Tabs' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the pages and the arrows at both ends.' },
    { keys: ['Enter'], does: 'Goes to the page.' },
    { keys: ['Space'], does: 'Goes to the page if pages are buttons.' },
  ],
  accessibility: [
    'It is a named navigation; every page has a label, and the current one aria-current.',
    'At either end the arrow stays in place and is announced as disabled.',
    'The arrows are mirrored in RTL.',
  ],
  do: ['Set getHref if pages have URLs, so that they can be opened in a tab and crawled.'],
  dont: ['It renders nothing for a single page.'],
};
