import type { ComponentDocs } from '../docs/component-docs';

export const avatarGroupDocs: ComponentDocs = {
  summary: 'Several avatars together: the buyers of goods, the members of a team.',
  insteadOf: [
    { to: 'show one person', use: 'Avatar' },
    { to: 'list people with what they did', use: 'Avatar in a list' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is one picture with one name: put names or a number into the label.',
    'Initials stand in for pictures that do not come.',
  ],
  do: ['Put those first whom the reader knows.', 'Say in text nearby what they have in common.'],
  dont: ['Do not put links into it: list them instead.', 'Do not show more than five.'],
};
