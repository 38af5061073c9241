import * as ds from '../..';
import type { Part } from '../part';
import { anchor, nothing } from './sample';

const sheet = { title: 'Address', closeLabel: 'Close', defaultOpen: true, children: 'Text' };

const menu = (part: React.ReactElement) => (
  <ds.DropdownMenu trigger={<ds.Button>Account</ds.Button>} defaultOpen>
    <ds.DropdownMenuItem>Orders</ds.DropdownMenuItem>
    {part}
  </ds.DropdownMenu>
);
const languages = (part: React.ReactElement) =>
  menu(
    <ds.DropdownMenuRadioGroup value="en" aria-label="Language" onValueChange={nothing}>
      {part}
    </ds.DropdownMenuRadioGroup>,
  );

/** Overlays. */
export const overlayParts: Part[] = [
  {
    name: 'ConfirmDialog',
    portal: true,
    element: (
      <ds.ConfirmDialog
        open
        title="Delete it?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        closeLabel="Close"
        onOpenChange={nothing}
        onConfirm={nothing}
      >
        It is gone then.
      </ds.ConfirmDialog>
    ),
  },
  {
    name: 'Dialog',
    element: <ds.Dialog {...sheet} description="Where to" />,
    portal: true,
    text: 'Text',
  },
  { name: 'Drawer', element: <ds.Drawer {...sheet} />, portal: true, text: 'Text' },
  {
    name: 'Sheet',
    element: <ds.Sheet {...sheet} resizeLabel="Height" />,
    portal: true,
    text: 'Text',
  },
  {
    name: 'DropdownMenu',
    portal: true,
    element: (
      <ds.DropdownMenu trigger={<ds.Button>Account</ds.Button>} defaultOpen>
        <ds.DropdownMenuItem>Orders</ds.DropdownMenuItem>
      </ds.DropdownMenu>
    ),
  },
  {
    name: 'DropdownMenuItem',
    portal: true,
    element: <ds.DropdownMenuItem>Sign out</ds.DropdownMenuItem>,
    within: menu,
    asChild: anchor,
    text: 'Sign out',
  },
  {
    name: 'DropdownMenuLabel',
    portal: true,
    element: <ds.DropdownMenuLabel>Mina</ds.DropdownMenuLabel>,
    within: menu,
    text: 'Mina',
  },
  {
    name: 'DropdownMenuSeparator',
    portal: true,
    element: <ds.DropdownMenuSeparator />,
    within: menu,
  },
  {
    name: 'DropdownMenuCheckboxItem',
    portal: true,
    element: (
      <ds.DropdownMenuCheckboxItem checked onCheckedChange={nothing}>
        Waybills
      </ds.DropdownMenuCheckboxItem>
    ),
    within: menu,
    text: 'Waybills',
  },
  {
    name: 'DropdownMenuSub',
    portal: true,
    element: (
      <ds.DropdownMenuSub label="Sort by">
        <ds.DropdownMenuItem>Price</ds.DropdownMenuItem>
      </ds.DropdownMenuSub>
    ),
    within: menu,
    text: 'Sort by',
  },
  {
    name: 'DropdownMenuRadioGroup',
    portal: true,
    element: (
      <ds.DropdownMenuRadioGroup value="en" onValueChange={nothing} aria-label="Language">
        <ds.DropdownMenuRadioItem value="en">English</ds.DropdownMenuRadioItem>
      </ds.DropdownMenuRadioGroup>
    ),
    within: menu,
  },
  {
    name: 'DropdownMenuRadioItem',
    portal: true,
    element: <ds.DropdownMenuRadioItem value="fr">French</ds.DropdownMenuRadioItem>,
    within: languages,
    text: 'French',
  },
  {
    name: 'FloatingWidget',
    element: (
      <ds.FloatingWidget
        label="Help"
        items={[{ id: 'chat', label: 'Chat', icon: <ds.SearchIcon />, href: '/chat' }]}
      />
    ),
  },
  {
    name: 'HoverCard',
    element: (
      <ds.HoverCard trigger={<ds.Link href="/">Shop</ds.Link>} defaultOpen>
        Card
      </ds.HoverCard>
    ),
    text: 'Card',
  },
  {
    name: 'Popover',
    element: (
      <ds.Popover label="More" trigger={<ds.Button>More</ds.Button>} defaultOpen>
        Text
      </ds.Popover>
    ),
    text: 'Text',
  },
  {
    name: 'Tooltip',
    element: (
      <ds.Tooltip content="Tip" defaultOpen>
        <ds.Button>More</ds.Button>
      </ds.Tooltip>
    ),
  },
];
