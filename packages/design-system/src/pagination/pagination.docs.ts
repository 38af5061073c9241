import type { ComponentDocs } from '../docs/component-docs';

export const paginationDocs: ComponentDocs = {
  summary: 'Links to the pages of a list.',
  insteadOf: [
    { to: 'load more at the end of a list', use: 'Button' },
    { to: 'go through steps in order', use: 'Steps' },
    { to: 'switch between views', use: 'Tabs' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from page to page, with the arrows at both ends.' },
    { keys: ['Enter'], does: 'Goes to the page.' },
    { keys: ['Space'], does: 'Goes to the page where pages are buttons.' },
  ],
  accessibility: [
    'It is a named navigation; every page has a name, and the current one is marked.',
    'At either end the arrow stays in its place and is announced as unavailable.',
    'The arrows point the other way from right to left.',
  ],
  do: ['Give getHref where pages have addresses, so that they can be opened in a tab and found.'],
  dont: ['Do not show it for one page: it is nothing then.'],
};
