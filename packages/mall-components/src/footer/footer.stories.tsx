import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshIcon, TruckIcon } from '@vermilion/design-system/icon';
import { expect, fn, within } from 'storybook/test';
import { Footer } from './footer';
import { footerDocs } from './footer.docs';

const meta: Meta<typeof Footer> = {
  title: 'Mall/Footer',
  component: Footer,
  parameters: { documentation: footerDocs, layout: 'fullscreen' },
  args: {
    phone: '+86 400 000 0000',
    address: '12 Harbour Road, Port Vermilion',
    copyright: '© 2026 Vermilion',
  },
};
export default meta;

type Story = StoryObj<typeof Footer>;

const linksOf = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }));

/** Only configured contact data. */
export const Plain: Story = {};

/** Promises that this mall makes. */
export const OwnPromises: Story = {
  args: {
    promises: [
      {
        id: 'repair',
        icon: <RefreshIcon size="lg" />,
        title: 'Repairs for ten years',
        detail: 'In our workshop, at cost',
      },
      { id: 'bike', icon: <TruckIcon size="lg" />, title: 'By bicycle in town' },
    ],
  },
};

/** A mall that promises nothing here. */
export const WithoutPromises: Story = {
  args: {
    promises: [],
    columns: [{ id: 'help', title: 'Help', links: linksOf('My account', 'My orders') }],
    payments: [{ id: 'card', label: 'Bank card' }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('list', { name: 'What we promise' })).toBeNull();
  },
};

export const Default: Story = {
  args: {
    columns: [
      { id: 'shop', title: 'Shopping', links: linksOf('All items', 'Bestsellers', 'Shop street') },
      { id: 'help', title: 'Help', links: linksOf('My account', 'My orders', 'Cart') },
      {
        id: 'delivery',
        title: 'Delivery and returns',
        links: linksOf('Track a parcel', 'Refunds'),
      },
      { id: 'sell', title: 'Sell here', links: linksOf('Open a shop', 'My applications') },
      { id: 'about', title: 'About and privacy', links: linksOf('User privacy agreement') },
    ],
    payments: [
      { id: 'card', label: 'Bank card' },
      { id: 'cod', label: 'Cash on delivery' },
    ],
    language: {
      current: 'en',
      languages: [
        { tag: 'en', label: 'English', href: '/' },
        { tag: 'zh-CN', label: '简体中文', href: '/zh-CN' },
        { tag: 'th', label: 'ไทย', href: '/th' },
      ],
    },
    colorMode: { value: 'system', onValueChange: fn() },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const help = canvas.getByRole('list', { name: 'Help' });
    await expect(within(help).getByRole('link', { name: 'My orders' })).toBeVisible();
  },
};
