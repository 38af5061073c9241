import type { ComponentDocs } from '../docs/component-docs';

export const avatarDocs: ComponentDocs = {
  summary: 'A person or a shop: a picture, initials, or a generic figure.',
  insteadOf: [
    { to: 'show goods or any other image', use: 'Image' },
    { to: 'make an image interactive', use: 'IconButton or Link around it' },
  ],
  keyboard: 'none',
  accessibility: [
    'Without a label it is decorative: the name is in adjacent text.',
    'With a label it is an image with that name, whether it shows a photograph or initials.',
    'Initials replace an image that fails to load, also before hydration.',
  ],
  do: [
    'Set the name even if there is an image: it is the fallback.',
    'Use circles for people and squares for shops, consistently.',
  ],
  dont: [
    'Do not set a label if the name is in adjacent text; it would be announced twice.',
    'Do not convey a state by the avatar alone; add a Badge or text.',
  ],
};
