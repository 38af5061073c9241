import type { ComponentDocs } from '../docs/component-docs';

export const drawerDocs: ComponentDocs = {
  summary: 'A panel at the edge of the window for content of the page: a menu, filters, the cart.',
  insteadOf: [
    { to: 'settle something first', use: 'Dialog' },
    { to: 'show something small beside a button', use: 'Popover' },
    { to: 'list the pages of an area for good', use: 'Menu' },
  ],
  pattern: 'Dialog (modal)',
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Goes through what is inside, and round.' },
    {
      keys: ['Escape'],
      does: 'Closes it and gives the focus back; of several layers the topmost.',
    },
  ],
  accessibility: [
    'The title names it and is required.',
    'Focus, scrolling and the page behind are as in Dialog.',
    'start and end follow the reading direction; it slides only where motion is welcome.',
  ],
  do: ['Use end for the cart and filters, start for menus, bottom on phones.'],
  dont: ['Do not put a form of many fields into it.'],
};
