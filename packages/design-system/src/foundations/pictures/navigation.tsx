import { Accordion, AccordionItem } from '../../accordion';
import { Breadcrumbs } from '../../breadcrumbs';
import { Menu } from '../../menu';
import { Pagination } from '../../pagination';
import { Stack } from '../../stack';
import { Steps } from '../../steps';
import { Tab, TabList, TabPanel, Tabs } from '../../tabs';
import { compare, fullWidth, type Pictures } from './picture';

const pages = {
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
  getHref: () => '#page',
};
const tabs = (...names: string[]) => (
  <Tabs defaultValue={names[0]}>
    <TabList label="Goods">
      {names.map((name) => (
        <Tab key={name} value={name}>
          {name}
        </Tab>
      ))}
    </TabList>
    {names.map((name) => (
      <TabPanel key={name} value={name}>
        {name}
      </TabPanel>
    ))}
  </Tabs>
);

export const navigation: Pictures = {
  Accordion: compare(
    <Accordion level={3} style={fullWidth}>
      <AccordionItem value="a" title="How long does delivery take?">
        Three days.
      </AccordionItem>
      <AccordionItem value="b" title="Can I send it back?">
        Within thirty days.
      </AccordionItem>
    </Accordion>,
    'Questions of which each reader has one.',
    <Accordion level={3} style={fullWidth}>
      <AccordionItem value="a" title="1. Address">
        …
      </AccordionItem>
      <AccordionItem value="b" title="2. Payment">
        …
      </AccordionItem>
    </Accordion>,
    'What everybody has to read stays open.',
  ),
  Breadcrumbs: compare(
    <Breadcrumbs
      label="You are here"
      items={[
        { label: 'Home', href: '#home' },
        { label: 'Kitchen', href: '#kitchen' },
        { label: 'Kettles' },
      ]}
    />,
    'The way down to this page, which is no link.',
    <Breadcrumbs label="You are here" items={[{ label: 'Home', href: '#home' }]} />,
    'One step is no way.',
  ),
  Menu: compare(
    <Menu
      label="Account"
      groups={[
        {
          title: 'Orders',
          items: [
            { href: '#orders', label: 'All orders', current: true },
            { href: '#refunds', label: 'Refunds' },
          ],
        },
      ]}
    />,
    'Pages of one area; the current one is marked.',
    <Menu
      label="Account"
      groups={[
        {
          items: [
            { href: '#orders', label: 'Click to see all of your orders' },
            { href: '#delete', label: 'Delete account now' },
          ],
        },
      ]}
    />,
    'Sentences, and an action among pages.',
  ),
  Pagination: compare(
    <Pagination {...pages} page={3} pageCount={5} />,
    'For a list in which somebody looks for a place.',
    <Pagination {...pages} page={120} pageCount={240} />,
    'Nobody turns to page 240: filters make the list shorter.',
  ),
  Steps: compare(
    <Steps
      label="Order"
      current={1}
      doneLabel="done"
      steps={[{ label: 'Paid' }, { label: 'Sent' }, { label: 'Received' }]}
      style={fullWidth}
    />,
    'What is done, what is now, what comes.',
    <Steps
      label="Form"
      current={0}
      doneLabel="done"
      steps={[{ label: 'Step 1' }, { label: 'Step 2' }]}
      style={fullWidth}
    />,
    'Numbers alone tell nothing.',
  ),
  Tabs: compare(
    tabs('Details', 'Reviews'),
    'Views of the same goods, in nouns.',
    <Stack gap="xs">{tabs('Go to the cart', 'Pay')}</Stack>,
    'What leads elsewhere is a link.',
  ),
};
