import type { ComponentDocs } from '../docs/component-docs';

export const headingDocs: ComponentDocs = {
  summary: 'A heading with independent outline level and visual size.',
  insteadOf: [{ to: 'make text large without being a title', use: 'Text' }],
  keyboard: 'none',
  accessibility: [
    'The level is the place in the outline; size changes only the look.',
    'Lines are balanced, so that no word stands alone on the last one.',
  ],
  do: ['Begin with one level 1 in a page and leave no level out.'],
  dont: ['Do not choose the level for its size.'],
};
