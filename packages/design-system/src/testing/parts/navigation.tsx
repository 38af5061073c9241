import * as ds from '../..';
import type { Part } from '../part';
import { nothing } from './sample';

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

/** Navigation components. */
export const navigationParts: Part[] = [
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
  {
    name: 'Steps',
    element: <ds.Steps label="Order" steps={[{ label: 'Cart' }]} current={0} doneLabel="done" />,
  },
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
];
