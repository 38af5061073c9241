import type { ComponentDocs } from '../docs/component-docs';

export const headingDocs: ComponentDocs = {
  summary: 'A heading with independent outline level and visual size.',
  insteadOf: [{ to: 'make text large without being a title', use: 'Text' }],
  keyboard: 'none',
  accessibility: [
    'The level is the position in the outline; size only changes the look.',
    'Lines are balanced to avoid single words on the last line.',
  ],
  do: ['Use one level 1 per page and skip no level.'],
  dont: ['Do not choose the level by its size.'],
};
