import { Button } from '../button';
import { HoverCard } from '../hover-card';
import { Link } from '../link';
import { Menu } from '../menu';
import { Popover } from '../popover';
import { Tooltip } from '../tooltip';
import { describeConformance } from './conformance';

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
