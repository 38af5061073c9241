import type { ComponentDocs } from '../docs/component-docs';

export const dropdownMenuDocs: ComponentDocs = {
  summary: 'A button that opens a menu of actions or links.',
  insteadOf: [
    { to: 'select a value in a form', use: 'Select' },
    { to: 'show text or fields', use: 'Popover' },
    { to: 'list the pages of an area', use: 'Menu' },
  ],
  pattern: 'Menu button',
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Down arrow'],
      does: 'On the button: opens the menu at its first item.',
    },
    {
      keys: ['Down arrow', 'Up arrow'],
      does: 'Moves to the next or previous item, skipping disabled ones.',
    },
    { keys: ['Home', 'End'], does: 'Moves to the first or last item.' },
    { keys: ['Letters'], does: 'Move to the item that starts with them.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On an item: activates it, closes the menu and returns focus.',
    },
    {
      keys: ['Right arrow', 'Enter', 'Space'],
      does: 'On an item with a submenu: opens it at its first item (left arrow in RTL).',
    },
    { keys: ['Left arrow'], does: 'In a submenu: closes it and returns to its item.' },
    { keys: ['Escape'], does: 'Closes the menu and returns focus.' },
    { keys: ['Tab'], does: 'No effect while it is open.' },
  ],
  accessibility: [
    'The button names the menu; items are menuitem, menuitemradio or menuitemcheckbox, with a check mark.',
    'Destructive items are distinguished by their verb, not only by colour.',
    'In forced colours the focused item has an outline.',
  ],
  do: [
    'Put destructive items last, after a separator.',
    'Call preventDefault in onSelect to keep the menu open for several checkbox items.',
  ],
  dont: ['Do not put fields into it.', 'Do not nest menus more than once, and not on phones.'],
};
