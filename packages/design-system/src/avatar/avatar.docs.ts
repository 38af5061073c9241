import type { ComponentDocs } from '../docs/component-docs';

export const avatarDocs: ComponentDocs = {
  summary: 'A person or a shop: a picture, initials, or a generic figure.',
  insteadOf: [
    { to: 'show goods or any other picture', use: 'Image' },
    { to: 'show a picture that does something when pressed', use: 'IconButton or Link around it' },
  ],
  keyboard: 'none',
  accessibility: [
    'Without a label it is decoration: the name stands beside it in text.',
    'With a label it is one picture of that name, whether it shows a photograph or initials.',
    'A picture that fails gives way to the initials, also when it failed before the page came alive.',
  ],
  do: [
    'Give the name even where there is a picture: it is what shows while the picture is missing.',
    'Take the circle for people and the square for shops, everywhere.',
  ],
  dont: [
    'Do not give a label where the name is written beside it; it would be read out twice.',
    'Do not tell a state by the avatar alone; put a Badge or words beside it.',
  ],
};
