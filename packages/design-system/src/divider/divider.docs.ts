import type { ComponentDocs } from '../docs/component-docs';

export const dividerDocs: ComponentDocs = {
  experimental: true,
  summary: 'A thin line between groups that need more separation than space.',
  insteadOf: [
    { to: 'separate items with space', use: 'Stack or Inline with a larger gap' },
    { to: 'separate items of a menu', use: 'DropdownMenuSeparator' },
  ],
  keyboard: 'none',
  accessibility: ['It is a separator with its orientation, visible in forced colours.'],
  do: ['Try more space first.'],
  dont: ['Do not put lines around everything.'],
};
