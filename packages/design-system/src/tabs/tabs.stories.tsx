import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../text';
import { Tab, TabList, TabPanel, Tabs } from '.';
import { tabsDocs } from './tabs.docs';

const goods = (
  <>
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
  </>
);

const meta = {
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  parameters: { documentation: tabsDocs },
  args: { defaultValue: 'detail', children: goods },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TabsOfGoods: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: /Reviews/ })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Shop' })).toHaveFocus();
  },
};

export const WithADisabledTab: Story = {
  args: {
    children: (
      <>
        <TabList label="Orders">
          <Tab value="detail">To pay</Tab>
          <Tab value="returns" disabled>
            Returns
          </Tab>
        </TabList>
        <TabPanel value="detail">Nothing is left to pay.</TabPanel>
        <TabPanel value="returns">Nothing was sent back.</TabPanel>
      </>
    ),
  },
};

const states = ['To pay', 'To ship', 'To receive', 'To review', 'Completed', 'Return and refund'];
const orders = (names: readonly string[], label: string) => (
  <>
    <TabList label={label}>
      {names.map((name, index) => (
        <Tab key={name} value={name} count={index * 3}>
          {name}
        </Tab>
      ))}
    </TabList>
    {names.map((name) => (
      <TabPanel key={name} value={name}>
        {name}
      </TabPanel>
    ))}
  </>
);

/** The open tab scrolls into view; overflowing edges fade. */
export const NarrowerThanItsRow: Story = {
  args: { defaultValue: 'To pay', style: { maxWidth: 288 }, children: orders(states, 'Orders') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('tablist', { name: 'Orders' });
    await expect(row).toHaveAttribute('data-more-after');
    await userEvent.click(canvas.getByRole('tab', { name: /To pay/ }));
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: /Return and refund/ });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(row).not.toHaveAttribute('data-more-after'));
    await expect(row).toHaveAttribute('data-more-before');
    await userEvent.keyboard('{ArrowLeft}');
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'Everything about sending',
    style: { maxWidth: 288 },
    children: orders(
      ['Everything about sending', 'Everything about returning and exchanging', 'Guarantee'],
      'Terms',
    ),
  },
};

const arabic = ['بانتظار الدفع', 'بانتظار الشحن', 'بانتظار الاستلام', 'مكتملة', 'مرتجعات'];

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultValue: 'بانتظار الاستلام',
    lang: 'ar',
    style: { maxWidth: 288 },
    children: orders(arabic, 'الطلبات'),
  },
};
