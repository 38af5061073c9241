import type { PageDocs } from '../docs/page-docs';

export const accountLayoutDocs: PageDocs = {
  summary:
    'The frame of the account: its menu beside the page, above it where the window is narrow.',
  when: [
    'Around every page under the account: orders, refunds, reviews, profile, addresses.',
    'Where the server decides which pages there are: the items are data.',
  ],
  insteadOf: [
    { to: 'show what waits for the shopper', use: 'AccountOverview inside this layout' },
    { to: 'switch between views of one page', use: 'Tabs' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the items of the menu, then into the page.' },
    { keys: ['Enter'], does: 'Opens the page of the item.' },
  ],
  states: [
    { state: 'Wide window', shows: 'The menu in a column, its groups with a line between them.' },
    {
      state: 'Narrow window',
      shows: 'The menu in one row that scrolls; the current item is brought to its middle.',
    },
    {
      state: 'Current item',
      shows: 'Marked by weight and colour, and announced as the current page.',
    },
  ],
  accessibility: [
    'The menu is a navigation landmark with a name of its own, separate from that of the header.',
    'The current item has aria-current; without currentId there is none.',
    'Scrolling to the current item moves neither the page nor the focus.',
  ],
  do: [
    'Give every item an icon, or none.',
    'Put the items of the mall into the first group and those of the server into the second.',
  ],
  dont: [
    'Do not put a second heading of the page into the menu: the page has its own.',
    'Do not hide items a shopper may not use yet; their page says why.',
  ],
};
