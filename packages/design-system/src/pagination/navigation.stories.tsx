import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from '../breadcrumbs';
import { Stack } from '../stack';
import { Steps } from '../steps';
import { Tab, TabList, TabPanel, Tabs } from '../tabs';
import { Text } from '../text';
import { Pagination } from '.';

const labels = {
  label: 'Pages',
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
};

const meta = { title: 'Design system/Navigation' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Paged() {
  const [page, setPage] = useState(1);
  return <Pagination {...labels} page={page} pageCount={20} onPageChange={setPage} />;
}

export const Pages: Story = {
  render: () => (
    <Stack gap="lg">
      <Paged />
      <Pagination
        {...labels}
        label="Few pages"
        page={2}
        pageCount={4}
        getHref={(page) => `#${page}`}
      />
      <Pagination
        {...labels}
        label="Middle"
        page={10}
        pageCount={20}
        getHref={(page) => `#${page}`}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages' }));
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Crumbs: Story = {
  render: () => (
    <Breadcrumbs
      label="You are here"
      items={[
        { label: 'Home', href: '#home' },
        { label: 'Kitchen and table', href: '#kitchen' },
        { label: 'Mugs', href: '#mugs' },
        { label: 'Hand-thrown stoneware mug' },
      ]}
    />
  ),
};

export const StepsOfAnOrder: Story = {
  render: () => (
    <Steps
      label="Order"
      doneLabel="done"
      current={2}
      steps={[{ label: 'Cart' }, { label: 'Confirm' }, { label: 'Pay' }, { label: 'Done' }]}
    />
  ),
};

export const TabsOfGoods: Story = {
  render: () => (
    <Tabs defaultValue="detail">
      <TabList label="About these goods">
        <Tab value="detail">Details</Tab>
        <Tab value="reviews" count={128}>
          Reviews
        </Tab>
        <Tab value="shop">Shop</Tab>
      </TabList>
      <TabPanel value="detail">
        <Text>Thrown on the wheel, glazed inside and out.</Text>
      </TabPanel>
      <TabPanel value="reviews">
        <Text>“Just the right size.”</Text>
      </TabPanel>
      <TabPanel value="shop">
        <Text>Harbour Kitchenware</Text>
      </TabPanel>
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: /Reviews/ })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Shop' })).toHaveFocus();
  },
};
