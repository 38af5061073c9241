import type { ComponentDocs } from '../docs/component-docs';

export const megaMenuDocs: ComponentDocs = {
  summary: 'The categories of a mall as a list; each opens a side panel with groups of links.',
  insteadOf: [
    { to: 'list the pages of one area', use: 'Menu' },
    { to: 'offer actions behind a button', use: 'DropdownMenu' },
    { to: 'show the way to this page', use: 'Breadcrumbs' },
  ],
  pattern: 'Disclosure (navigation menu)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes through the entries and past the menu; the focus on a link opens its panel.',
    },
    {
      keys: ['Down arrow', 'Up arrow'],
      does: 'Goes to the next or previous entry, or link of the panel, and round.',
    },
    { keys: ['Right arrow'], does: 'Enters the panel; from right to left the left arrow does.' },
    {
      keys: ['Left arrow'],
      does: 'Leads back to the entry; from right to left the right arrow does.',
    },
    { keys: ['Home', 'End'], does: 'Goes to the first or last entry, or link of the panel.' },
    {
      keys: ['Enter'],
      does: 'Follows the link; on an entry without a page opens and closes its panel.',
    },
    { keys: ['Escape'], does: 'Closes the panel and puts the focus on its entry.' },
  ],
  accessibility: [
    'It is a named navigation of lists, not a menu of an application: all links stay links.',
    'Links of a panel are no Tab stops: `keysHint` tells the arrow keys to those who see and, as a description of the entries, to those who hear.',
    'An entry says whether its panel is open, and the panel is a group with the entry’s name.',
    'A mouse opens by resting and may cut across other entries on its way into the panel.',
    'A first tap opens, a second one follows the link; below 768 px the panel opens under its entry, by press alone.',
  ],
  do: [
    'Give an entry its own page and repeat it as the first link of the panel: “All of the kitchen”.',
    'Keep the names of the first level to two or three words.',
  ],
  dont: ['Do not put forms or buttons that act into a panel.', 'Do not nest a third panel.'],
};
