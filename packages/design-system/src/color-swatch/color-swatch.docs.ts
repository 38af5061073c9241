import type { ComponentDocs } from '../docs/component-docs';

export const colorSwatchDocs: ComponentDocs = {
  summary: 'Shows a colour: of goods, a material or a brand.',
  insteadOf: [
    {
      to: 'let somebody choose a colour',
      use: 'SegmentedControl or RadioCards with a swatch in each',
    },
    { to: 'show the state of a thing', use: 'Badge' },
  ],
  keyboard: 'none',
  accessibility: [
    'A colour says nothing to who cannot see it: give it a label, or words beside it.',
    'It has an edge, so that white and black can be told from the page.',
    'It keeps its colour where colours are forced: it is the content.',
  ],
  do: ['Use the word that the shop uses: “Sea blue”.', 'Give several colours to striped goods.'],
  dont: ['Do not tell two goods apart by the swatch alone.'],
};
