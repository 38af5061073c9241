import type { ComponentDocs } from '../docs/component-docs';

export const menuDocs: ComponentDocs = {
  summary: 'Permanent navigation of one area: links in groups.',
  insteadOf: [
    { to: 'offer actions behind a button', use: 'DropdownMenu' },
    { to: 'switch between views of one object', use: 'Tabs' },
    { to: 'show the categories of the mall', use: 'MegaMenu' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the links.' },
    { keys: ['Enter'], does: 'Navigates.' },
  ],
  accessibility: [
    'It is a named navigation; each group is a list named by its title.',
    'The current page is marked by background and weight, and by an outline in forced colours.',
  ],
  do: ['Mark the current page.'],
  dont: ['Do not mix actions with the links.'],
};
