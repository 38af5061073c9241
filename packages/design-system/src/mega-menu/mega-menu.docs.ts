import type { ComponentDocs } from '../docs/component-docs';

export const megaMenuDocs: ComponentDocs = {
  summary: 'The categories of a mall as a list; each opens a side panel with groups of links.',
  insteadOf: [
    { to: 'list the pages of one area', use: 'Menu' },
    { to: 'offer actions behind a button', use: 'DropdownMenu' },
    { to: 'show the path to this page', use: 'Breadcrumbs' },
  ],
  pattern: 'Disclosure (navigation menu)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the entries and past the menu; focusing a link opens its panel.',
    },
    {
      keys: ['Down arrow', 'Up arrow'],
      does: 'Moves to the next or previous entry, or link of the panel, wrapping around.',
    },
    { keys: ['Right arrow'], does: 'Enters the panel; mirrored in RTL.' },
    {
      keys: ['Left arrow'],
      does: 'Returns to the entry; mirrored in RTL.',
    },
    { keys: ['Home', 'End'], does: 'Moves to the first or last entry, or link of the panel.' },
    {
      keys: ['Enter'],
      does: 'Navigates; an entry without a page opens and closes its panel.',
    },
    { keys: ['Escape'], does: 'Closes the panel and focuses its entry.' },
  ],
  accessibility: [
    'It is a named navigation of lists, without the ARIA menu role: all items are links.',
    'Links of a panel are not tab stops: `keysHint` describes the arrow keys visually and for assistive technology.',
    'An entry has aria-expanded, and the panel is a group named by the entry.',
    'Panels open on hover; the pointer may cross other entries on its way into the panel.',
    'On touch the first tap opens, the second follows the link; below 768 px panels open below their entry, on press only.',
  ],
  do: [
    'Give an entry its own page and repeat it as the first link of the panel: “All of the kitchen”.',
    'Limit labels of the first level to two or three words.',
  ],
  dont: ['Do not put forms or action buttons into a panel.', 'Do not add a third level of panels.'],
};
