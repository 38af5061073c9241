import * as ds from '../..';
import type { Part } from '../part';
import { anchor } from './sample';

/** Buttons and links. */
export const actionsParts: Part[] = [
  { name: 'Button', element: <ds.Button>Buy</ds.Button>, asChild: anchor, text: 'Buy' },
  {
    name: 'Button pending',
    element: <ds.Button pending>Buy</ds.Button>,
    ignoresPress: true,
    text: 'Buy',
  },
  {
    name: 'ButtonGroup',
    element: <ds.ButtonGroup label="Address">Mug</ds.ButtonGroup>,
    text: 'Mug',
  },
  {
    name: 'Disclosure',
    element: <ds.Disclosure title="Freight" children="By weight." />,
    text: 'By weight.',
  },
  {
    name: 'IconButton',
    element: <ds.IconButton label="Search" icon={<ds.SearchIcon />} />,
    asChild: anchor,
  },
  { name: 'Link', element: <ds.Link href="/">Home</ds.Link>, text: 'Home' },
  {
    name: 'LinkBase',
    element: (
      <ds.LinkBase href="/" className="plain">
        Home
      </ds.LinkBase>
    ),
    text: 'Home',
  },
  { name: 'ToggleButton', element: <ds.ToggleButton>In stock</ds.ToggleButton>, text: 'In stock' },
];
