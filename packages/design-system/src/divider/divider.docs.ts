import type { ComponentDocs } from '../docs/component-docs';

export const dividerDocs: ComponentDocs = {
  summary: 'A thin line between groups that need more separation than space.',
  insteadOf: [
    { to: 'part things with room', use: 'Stack or Inline with a larger gap' },
    { to: 'part the entries of a menu', use: 'DropdownMenuSeparator' },
  ],
  keyboard: 'none',
  accessibility: ['It is a separator with its orientation, and keeps its line in forced colours.'],
  do: ['Try more space first.'],
  dont: ['Do not draw a line on both sides of everything.'],
};
