import { Button } from '../button';
import { Dialog } from '../dialog';
import { Drawer } from '../drawer';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu';
import { HoverCard } from '../hover-card';
import { Link } from '../link';
import { Menu } from '../menu';
import { Popover } from '../popover';
import { Tooltip } from '../tooltip';
import { describeConformance } from './conformance';

const sheet = { title: 'Address', closeLabel: 'Close', defaultOpen: true, children: 'Text' };
describeConformance('Dialog', Dialog, sheet, { portal: true });
describeConformance('Drawer', Drawer, sheet, { portal: true });
describeConformance(
  'DropdownMenu',
  DropdownMenu,
  {
    trigger: <Button>Account</Button>,
    defaultOpen: true,
    children: <DropdownMenuItem>Orders</DropdownMenuItem>,
  },
  { portal: true },
);
describeConformance('HoverCard', HoverCard, {
  trigger: <Link href="/">Shop</Link>,
  defaultOpen: true,
  children: 'Card',
});
describeConformance('Menu', Menu, {
  label: 'Account',
  groups: [{ title: 'Orders', items: [{ href: '/orders', label: 'All orders' }] }],
});
describeConformance('Popover', Popover, {
  label: 'More',
  trigger: <Button>More</Button>,
  defaultOpen: true,
  children: 'Text',
});
describeConformance('Tooltip', Tooltip, {
  content: 'Tip',
  defaultOpen: true,
  children: <Button>More</Button>,
});
