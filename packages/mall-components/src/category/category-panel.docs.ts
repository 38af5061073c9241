import type { PageDocs } from '../docs/page-docs';

export const categoryPanelDocs: PageDocs = {
  summary: 'The category tree as a menu: two levels, the third as links inside the second.',
  when: [
    'Over the banner of the home page (overlay), below the header (flyout), in a drawer.',
    'For about a dozen categories of the first level; more than sixteen share the height of the banner.',
  ],
  insteadOf: [
    { to: 'narrow a list of goods', use: 'FilteredList' },
    { to: 'show the categories of one shop', use: 'ShopCategories' },
  ],
  pattern: 'Disclosure (navigation menu)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the categories and past the menu; a focused one opens its panel.',
    },
    {
      keys: ['Down arrow', 'Up arrow'],
      does: 'Moves to the next or previous category, or link of the panel.',
    },
    { keys: ['Right arrow'], does: 'Enters the panel; mirrored in RTL.' },
    { keys: ['Left arrow'], does: 'Returns to the category; mirrored in RTL.' },
    { keys: ['Enter'], does: 'Opens the list of the category.' },
    { keys: ['Escape'], does: 'Closes the panel and focuses its category.' },
  ],
  states: [
    {
      state: 'Closed',
      shows: 'The first level; every category is a link that works without scripts.',
    },
    {
      state: 'Open',
      shows: 'The second level, “All of …”, and four bestsellers where loadGoods is given.',
    },
    { state: 'Bestsellers loading', shows: 'Their shape, so that the panel does not jump.' },
    { state: 'Bestsellers failed', shows: 'Nothing in their place: the links are what matters.' },
    { state: 'Category without children', shows: 'A link without a panel.' },
  ],
  accessibility: [
    'It is a navigation landmark named “Categories”, and says how its keys work.',
    'The pointer may cross other categories on its way into the panel.',
  ],
  do: [
    'Give every category a page of its own: the name is a link.',
    'Cache loadGoods by category.',
  ],
  dont: ['Do not use more than three levels.', 'Do not put advertising into the panel.'],
};
