import type { ComponentDocs } from '../docs/component-docs';

export const dataListDocs: ComponentDocs = {
  summary:
    'A list of similar items, each with a name, a description and actions: addresses, sessions.',
  insteadOf: [
    { to: 'compare many things by several facts', use: 'Table' },
    { to: 'tell facts about one thing', use: 'DescriptionList' },
    { to: 'show goods', use: 'Grid with cards' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the links and buttons of the items.' },
    { keys: ['Enter'], does: 'On the link of an item: follows it.' },
  ],
  accessibility: [
    'It is a list with a name, and says how many items it has.',
    'An item that leads somewhere has one link, its title; the rest of it is only pressed.',
    'While items are on their way it is busy, and a status region says so once.',
  ],
  do: ['Name items by what people call them.', 'Name the thing in buttons too: “Edit Home”.'],
  dont: ['Do not put more than two buttons at an item: take a DropdownMenu.'],
};
