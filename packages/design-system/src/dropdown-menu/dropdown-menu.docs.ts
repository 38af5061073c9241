import type { ComponentDocs } from '../docs/component-docs';

export const dropdownMenuDocs: ComponentDocs = {
  summary: 'A button that opens a menu of actions or links.',
  insteadOf: [
    { to: 'choose a value in a form', use: 'Select' },
    { to: 'show text or fields', use: 'Popover' },
    { to: 'list the pages of an area', use: 'Menu' },
  ],
  pattern: 'Menu button',
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Down arrow'],
      does: 'On the button: opens the menu on its first row.',
    },
    {
      keys: ['Down arrow', 'Up arrow'],
      does: 'Goes to the next or previous row, past disabled ones.',
    },
    { keys: ['Home', 'End'], does: 'Goes to the first or last row.' },
    { keys: ['Letters'], does: 'Go to the row that begins with them.' },
    { keys: ['Enter', 'Space'], does: 'On a row: does it, closes and gives the focus back.' },
    {
      keys: ['Right arrow', 'Enter', 'Space'],
      does: 'On a row with an arrow: opens its menu on the first row (left arrow from right to left).',
    },
    { keys: ['Left arrow'], does: 'In such a menu: closes it and goes back to its row.' },
    { keys: ['Escape'], does: 'Closes and gives the focus back.' },
    { keys: ['Tab'], does: 'Does nothing while it is open.' },
  ],
  accessibility: [
    'The button names the menu; rows are menu items, chosen ones radio or checkbox items with a tick.',
    'A danger is told by its verb as well as by its colour.',
    'In forced colours the row with the focus has an outline.',
  ],
  do: [
    'Put what cannot be undone last, behind a separator.',
    'Keep the menu open by preventDefault in onSelect where several rows are checked in a row.',
  ],
  dont: ['Do not put fields into it.', 'Do not nest menus deeper than once, nor on phones.'],
};
