import * as ds from '..';
import { labels as carouselLabels } from '../carousel/carousel.sample';
import { images, labels as galleryLabels } from '../gallery/gallery.sample';
import { orderColumns, orderKey, orders } from '../table/table.sample';
import { fieldParts } from './parts-fields';
import type { Part } from './conformance';

const nothing = () => undefined;
const anchor = <a href="#there">There</a>;
const sheet = { title: 'Address', closeLabel: 'Close', defaultOpen: true, children: 'Text' };

/** Parts that show something. */
const shown: Part[] = [
  { name: 'Alert', element: <ds.Alert>Saved</ds.Alert>, text: 'Saved' },
  { name: 'Avatar', element: <ds.Avatar name="Mina Sato" src="a.png" /> },
  {
    name: 'Banner',
    element: (
      <ds.Banner label="Notice" closeLabel="Close">
        Delivery takes longer
      </ds.Banner>
    ),
    text: 'Delivery takes longer',
  },
  {
    name: 'AvatarGroup',
    element: (
      <ds.AvatarGroup
        label="Mina and 2 others"
        max={1}
        items={[{ name: 'Mina' }, { name: 'Sato' }]}
      />
    ),
  },
  { name: 'Badge', element: <ds.Badge>New</ds.Badge>, text: 'New' },
  {
    name: 'Breadcrumbs',
    element: <ds.Breadcrumbs label="You are here" items={[{ label: 'Home' }]} />,
  },
  {
    name: 'Breadcrumbs cut short',
    element: (
      <ds.Breadcrumbs
        label="You are here"
        max={2}
        moreLabel="Show the way"
        items={[{ label: 'Home', href: '/' }, { label: 'Cups', href: '/cups' }, { label: 'Mug' }]}
      />
    ),
  },
  { name: 'Card', element: <ds.Card>Mug</ds.Card>, asChild: anchor, text: 'Mug' },
  { name: 'ColorSwatch', element: <ds.ColorSwatch color="#2f6f8f" label="Sea blue" /> },
  { name: 'Container', element: <ds.Container>Mug</ds.Container>, asChild: anchor, text: 'Mug' },
  { name: 'CountBadge', element: <ds.CountBadge count={3} /> },
  {
    name: 'CountBadge on a thing',
    element: <ds.CountBadge count={3}>Cart</ds.CountBadge>,
    text: 'Cart',
  },
  {
    name: 'Countdown',
    element: (
      <ds.Countdown until={90_000} now={0} label="Time left">
        {({ minutes }) => `${minutes} minutes`}
      </ds.Countdown>
    ),
  },
  {
    name: 'DescriptionList',
    element: <ds.DescriptionList items={[{ term: 'Waybill', description: '12' }]} />,
  },
  { name: 'Divider', element: <ds.Divider /> },
  {
    name: 'EmptyState',
    element: <ds.EmptyState>Nothing here.</ds.EmptyState>,
    text: 'Nothing here.',
  },
  { name: 'Gallery', element: <ds.Gallery label="Mug" labels={galleryLabels} images={images} /> },
  { name: 'Grid', element: <ds.Grid columns={2}>Mug</ds.Grid>, asChild: anchor, text: 'Mug' },
  { name: 'Heading', element: <ds.Heading level={2}>Goods</ds.Heading>, text: 'Goods' },
  { name: 'Icon', element: <ds.SearchIcon label="Search" /> },
  { name: 'Image', element: <ds.Image src="a.png" alt="" ratio="1/1" /> },
  { name: 'Inline', element: <ds.Inline>Mug</ds.Inline>, asChild: anchor, text: 'Mug' },
  { name: 'Meter', element: <ds.Meter label="Storage" value={3} max={5} valueLabel="3 of 5 GB" /> },
  { name: 'ProgressBar', element: <ds.ProgressBar label="Upload" value={3} /> },
  {
    name: 'QrCode',
    element: <ds.QrCode value="https://mall.example" label="Open on your phone" />,
  },
  { name: 'Rating', element: <ds.Rating value={4} label="4 of 5" /> },
  { name: 'RouteProgress', element: <ds.RouteProgress pending={false} label="Loading" /> },
  { name: 'Skeleton', element: <ds.Skeleton /> },
  { name: 'Spinner', element: <ds.Spinner /> },
  { name: 'Stack', element: <ds.Stack>Mug</ds.Stack>, asChild: anchor, text: 'Mug' },
  { name: 'Stat', element: <ds.Stat label="Orders" value="1 204" /> },
  { name: 'Stat on its way', element: <ds.Stat label="Orders" change="pending" /> },
  {
    name: 'Steps',
    element: <ds.Steps label="Order" steps={[{ label: 'Cart' }]} current={0} doneLabel="done" />,
  },
  {
    name: 'Surface',
    element: <ds.Surface tone="inverse">Mug</ds.Surface>,
    asChild: anchor,
    text: 'Mug',
  },
  {
    name: 'Table',
    element: (
      <ds.Table
        caption="Orders"
        columns={orderColumns}
        rows={orders}
        rowKey={orderKey}
        empty="None"
      />
    ),
  },
  { name: 'Text', element: <ds.Text>Text</ds.Text>, asChild: anchor, text: 'Text' },
  {
    name: 'Timeline',
    element: (
      <ds.Timeline
        label="Tracking"
        stateLabels={{ done: 'Done', current: 'Now', upcoming: 'To come', failed: 'Failed' }}
        events={[{ id: 'packed', title: 'Packed', state: 'done' }]}
      />
    ),
  },
  { name: 'Truncate', element: <ds.Truncate>Long</ds.Truncate>, text: 'Long' },
  {
    name: 'VisuallyHidden',
    element: <ds.VisuallyHidden>Heard</ds.VisuallyHidden>,
    asChild: anchor,
    text: 'Heard',
  },
];

const tabs = (part: React.ReactElement) => (
  <ds.Tabs defaultValue="one">
    <ds.TabList label="Views">
      <ds.Tab value="one">One</ds.Tab>
    </ds.TabList>
    {part}
  </ds.Tabs>
);
const inTabList = (part: React.ReactElement) => (
  <ds.Tabs defaultValue="one">
    <ds.TabList label="Views">{part}</ds.TabList>
    <ds.TabPanel value="one">Panel</ds.TabPanel>
  </ds.Tabs>
);
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

/** Parts that are pressed, lead somewhere or open. */
const pressed: Part[] = [
  {
    name: 'Accordion',
    element: (
      <ds.Accordion level={2}>
        <ds.AccordionItem value="freight" title="Freight" children="By weight." />
      </ds.Accordion>
    ),
    text: 'Freight',
  },
  {
    name: 'AccordionItem',
    element: <ds.AccordionItem value="freight" title="Freight" children="By weight." />,
    within: (part) => <ds.Accordion level={2}>{part}</ds.Accordion>,
    text: 'By weight.',
  },
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
    name: 'Carousel',
    element: (
      <ds.Carousel label="Offers" labels={carouselLabels}>
        <a href="#mugs">Mugs</a>
        <a href="#bowls">Bowls</a>
      </ds.Carousel>
    ),
  },
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
  {
    name: 'Disclosure',
    element: <ds.Disclosure title="Freight" children="By weight." />,
    text: 'By weight.',
  },
  { name: 'Drawer', element: <ds.Drawer {...sheet} />, portal: true, text: 'Text' },
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
  {
    name: 'MegaMenu',
    element: (
      <ds.MegaMenu
        label="Categories"
        defaultOpenId="kitchen"
        entries={[
          {
            id: 'kitchen',
            label: 'Kitchen',
            href: '/kitchen',
            groups: [{ label: 'Cook', links: [{ href: '/pots', label: 'Pots' }] }],
          },
        ]}
      />
    ),
  },
  {
    name: 'Menu',
    element: (
      <ds.Menu
        label="Account"
        groups={[{ title: 'Orders', items: [{ href: '/orders', label: 'All orders' }] }]}
      />
    ),
  },
  {
    name: 'Pagination',
    element: (
      <ds.Pagination
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={String}
        page={1}
        pageCount={9}
        onPageChange={nothing}
      />
    ),
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
  { name: 'ScrollToTop', element: <ds.ScrollToTop label="Back to top" targetId="main" /> },
  {
    name: 'SkipLink',
    element: <ds.SkipLink targetId="main">To the goods</ds.SkipLink>,
    text: 'To the goods',
  },
  { name: 'Tabs', element: <ds.Tabs>Views</ds.Tabs>, text: 'Views' },
  {
    name: 'TabList',
    element: (
      <ds.TabList label="Views">
        <ds.Tab value="one">One</ds.Tab>
      </ds.TabList>
    ),
    within: (part) => (
      <ds.Tabs defaultValue="one">
        {part}
        <ds.TabPanel value="one">Panel</ds.TabPanel>
      </ds.Tabs>
    ),
  },
  { name: 'Tab', element: <ds.Tab value="one">One</ds.Tab>, within: inTabList, text: 'One' },
  {
    name: 'Tab with an address',
    element: (
      <ds.Tab value="one" href="#one">
        One
      </ds.Tab>
    ),
    within: inTabList,
    text: 'One',
  },
  {
    name: 'TabPanel',
    element: <ds.TabPanel value="one">Panel</ds.TabPanel>,
    within: tabs,
    text: 'Panel',
  },
  {
    name: 'ThemeArea',
    element: <ds.ThemeArea brand="kontor">Mug</ds.ThemeArea>,
    text: 'Mug',
  },
  { name: 'Tag', element: <ds.Tag>Linen</ds.Tag>, asChild: anchor, text: 'Linen' },
  { name: 'ToggleButton', element: <ds.ToggleButton>In stock</ds.ToggleButton>, text: 'In stock' },
  {
    name: 'Tooltip',
    element: (
      <ds.Tooltip content="Tip" defaultOpen>
        <ds.Button>More</ds.Button>
      </ds.Tooltip>
    ),
  },
];

/** Providers: they render nothing of their own that props could go to. */
export const providers = ['LinkProvider', 'ThemeProvider', 'ToastProvider'];

/** Every public part of the design system. */
export const parts: Part[] = [...shown, ...pressed, ...fieldParts];
