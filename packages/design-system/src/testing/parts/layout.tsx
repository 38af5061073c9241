import * as ds from '../..';
import type { Part } from '../part';
import { anchor } from './sample';

/** Layout and text components. */
export const layoutParts: Part[] = [
  { name: 'Card', element: <ds.Card>Mug</ds.Card>, asChild: anchor, text: 'Mug' },
  { name: 'Container', element: <ds.Container>Mug</ds.Container>, asChild: anchor, text: 'Mug' },
  { name: 'Divider', element: <ds.Divider /> },
  { name: 'Grid', element: <ds.Grid columns={2}>Mug</ds.Grid>, asChild: anchor, text: 'Mug' },
  { name: 'Heading', element: <ds.Heading level={2}>Goods</ds.Heading>, text: 'Goods' },
  { name: 'Inline', element: <ds.Inline>Mug</ds.Inline>, asChild: anchor, text: 'Mug' },
  { name: 'Stack', element: <ds.Stack>Mug</ds.Stack>, asChild: anchor, text: 'Mug' },
  {
    name: 'Surface',
    element: <ds.Surface tone="inverse">Mug</ds.Surface>,
    asChild: anchor,
    text: 'Mug',
  },
  { name: 'Text', element: <ds.Text>Text</ds.Text>, asChild: anchor, text: 'Text' },
  { name: 'Truncate', element: <ds.Truncate>Long</ds.Truncate>, text: 'Long' },
  {
    name: 'VisuallyHidden',
    element: <ds.VisuallyHidden>Heard</ds.VisuallyHidden>,
    asChild: anchor,
    text: 'Heard',
  },
  {
    name: 'ThemeArea',
    element: <ds.ThemeArea brand="kontor">Mug</ds.ThemeArea>,
    text: 'Mug',
  },
];
