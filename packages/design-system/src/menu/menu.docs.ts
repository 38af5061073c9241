import type { ComponentDocs } from '../docs/component-docs';

export const menuDocs: ComponentDocs = {
  summary: 'Permanent navigation of one area: links in groups.',
  insteadOf: [
    { to: 'offer actions behind a button', use: 'DropdownMenu' },
    { to: 'switch between views of one thing', use: 'Tabs' },
    { to: 'show the areas of the whole mall', use: 'MegaMenu' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from link to link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  accessibility: [
    'It is a named navigation; each group is a list with its title as name.',
    'The current page is marked by ground and weight, and by an outline in forced colours.',
  ],
  do: ['Mark the current page.'],
  dont: ['Do not put actions between the links.'],
};
