import type { ComponentDocs } from '../docs/component-docs';

export const dataListDocs: ComponentDocs = {
  experimental: true,
  summary:
    'A list of similar items, each with a name, a description and actions: addresses, sessions.',
  insteadOf: [
    { to: 'compare items by several facts', use: 'Table' },
    { to: 'show facts about one item', use: 'DescriptionList' },
    { to: 'show goods', use: 'Grid with cards' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the links and buttons of the items.' },
    { keys: ['Enter'], does: 'On the link of an item: navigates.' },
  ],
  accessibility: [
    'It is a named list with a number of items.',
    'A linked item has one link, its title; the rest only extends the click area.',
    'While loading it is busy, and a status region announces it once.',
  ],
  do: ['Use familiar names for items.', 'Include the item in button labels: “Edit Home”.'],
  dont: ['Do not put more than two buttons on an item: use a DropdownMenu.'],
};
