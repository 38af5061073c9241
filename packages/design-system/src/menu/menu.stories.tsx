import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CountBadge } from '../count-badge';
import { HeartIcon, ReceiptIcon, TicketIcon, UserIcon } from '../icon';
import { Menu } from '.';
import { menuDocs } from './menu.docs';

const meta = {
  title: 'Design system/Navigation/Menu',
  component: Menu,
  parameters: { documentation: menuDocs },
  args: {
    label: 'My account',
    style: { maxWidth: 210 },
    groups: [
      {
        title: 'Orders',
        items: [
          { href: '#orders', label: 'All orders', icon: <ReceiptIcon />, current: true },
          {
            href: '#coupons',
            label: 'Coupons',
            icon: <TicketIcon />,
            end: <CountBadge count={3} />,
          },
        ],
      },
      {
        title: 'About me',
        items: [
          { href: '#profile', label: 'Profile', icon: <UserIcon /> },
          { href: '#shops', label: 'Followed shops', icon: <HeartIcon /> },
        ],
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const current = within(canvasElement).getByRole('link', { name: 'All orders' });
    await expect(current).toHaveFocus();
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'حسابي',
    lang: 'ar',
    groups: [
      {
        title: 'الطلبات',
        items: [
          { href: '#orders', label: 'كل الطلبات', icon: <ReceiptIcon />, current: true },
          {
            href: '#coupons',
            label: 'القسائم',
            icon: <TicketIcon />,
            end: <CountBadge count={3} />,
          },
        ],
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        items: [
          { href: '#a', label: 'Goods that are on their way back to the shop', current: true },
          { href: '#b', label: 'Rechtsschutzversicherungsgesellschaften' },
        ],
      },
    ],
  },
};
