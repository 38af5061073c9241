import type { PageDocs } from '../docs/page-docs';

export const headerDocs: PageDocs = {
  summary:
    'The head of every page: languages and account above, logo, categories, search and cart below.',
  when: ['Once on every page, before main.'],
  insteadOf: [
    { to: 'say something to everybody', use: 'Banner above it' },
    { to: 'lead through the pages of the account', use: 'AccountLayout' },
  ],
  pattern: 'Combobox (for the search with suggestions); Disclosure (for its panels)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'First the link that skips to main, then the top bar, categories, search, cart.',
    },
    { keys: ['Down arrow'], does: 'On a button with a panel, or the cart: opens it and moves in.' },
    { keys: ['Escape'], does: 'Closes the panel and returns to its button.' },
    { keys: ['Down arrow', 'Up arrow'], does: 'In the search: move through the suggestions.' },
    { keys: ['Enter'], does: 'In the search: searches, or takes the suggestion.' },
  ],
  states: [
    { state: 'Guest', shows: 'A link to sign in; with onSignIn it opens the dialog.' },
    { state: 'Signed in', shows: 'The avatar, with figures, orders and pages of the account.' },
    {
      state: 'Without a top bar',
      shows: 'Only the lower bar. Each link of the top bar is left out without its prop, too.',
    },
    { state: 'Fixed', shows: 'After 120 px the lower bar stays at the top of the window.' },
    {
      state: 'Narrow window',
      shows: 'Categories in a drawer; the cart is a link without a preview.',
    },
    { state: 'Empty search', shows: 'A message at the field, in place of an empty list.' },
    {
      state: 'Suggestions',
      shows: 'Searches, goods, categories; lately searched while the field is empty.',
    },
  ],
  accessibility: [
    'It is the banner landmark, with a skip link to the page; pass mainId.',
    'Panels are links and not menus: they are read and walked as lists.',
    'The number in the cart is part of its name: “Cart, 3 items”.',
    'Panels open on hover with intent, on press and by key; never on focus alone, except the cart.',
  ],
  do: [
    'Set data-signed-in on the root before the first paint where the user is loaded later.',
    'Load previews and suggestions on demand: each is a function.',
    'Pass a dark logo; without one the logo gets a light ground in dark mode.',
  ],
  dont: ['Do not add a second search.', 'Do not put more than three words beside the search.'],
};
