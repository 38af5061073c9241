import type { ComponentDocs } from '../docs/component-docs';

export const avatarGroupDocs: ComponentDocs = {
  experimental: true,
  summary: 'Several avatars together: the buyers of goods, the members of a team.',
  insteadOf: [
    { to: 'show one person', use: 'Avatar' },
    { to: 'list people with their activities', use: 'Avatar in each list item' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is one image with one name: include the names or their number in the label.',
    'Initials replace images that fail to load.',
  ],
  do: [
    'Show the people first whom the reader knows.',
    'Explain in adjacent text what they have in common.',
  ],
  dont: ['Do not put links into it: use a list.', 'Do not show more than five.'],
};
