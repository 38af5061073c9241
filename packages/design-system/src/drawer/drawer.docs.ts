import type { ComponentDocs } from '../docs/component-docs';

export const drawerDocs: ComponentDocs = {
  summary: 'A panel at the edge of the window for content of the page: a menu, filters, the cart.',
  insteadOf: [
    { to: 'require a decision first', use: 'Dialog' },
    { to: 'show small content next to a button', use: 'Popover' },
    { to: 'list the pages of an area permanently', use: 'Menu' },
  ],
  pattern: 'Dialog (modal)',
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Moves through the drawer, wrapping around.' },
    {
      keys: ['Escape'],
      does: 'Closes it and returns focus; of several layers the topmost.',
    },
  ],
  accessibility: [
    'The title names it and is required.',
    'Focus, scrolling and the inert page are as in Dialog.',
    'start and end follow the reading direction; it slides only without reduced motion.',
  ],
  do: ['Use end for the cart and filters, start for menus, bottom on phones.'],
  dont: ['Do not put long forms into it.'],
};
