import type { ComponentDocs } from '../docs/component-docs';

export const colorSwatchDocs: ComponentDocs = {
  summary: 'Shows a colour: of goods, a material or a brand.',
  insteadOf: [
    {
      to: 'let users select a colour',
      use: 'SegmentedControl or RadioCards with a swatch in each',
    },
    { to: 'show the state of an item', use: 'Badge' },
  ],
  keyboard: 'none',
  accessibility: [
    'A colour is not accessible by itself: set a label, or add text.',
    'It has a border, so that white and black are visible on the page.',
    'It keeps its colour in forced colours: it is content.',
  ],
  do: ['Use the shop’s name of the colour: “Sea blue”.', 'Pass several colours for striped goods.'],
  dont: ['Do not distinguish goods by the swatch alone.'],
};
