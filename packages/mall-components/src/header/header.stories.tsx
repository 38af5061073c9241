import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { sampleCategories } from '../testing/samples';
import { samplePicture } from '../testing/pictures';
import { Header } from './header';

const meta: Meta<typeof Header> = {
  title: 'Mall/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    mallName: 'Vermilion',
    homeHref: '/',
    categories: sampleCategories,
    topBar: {
      homeHref: '/',
      ordersHref: '/users/order_list?orderStatus=1',
      settleHref: '/users/merchant_settled?menuCur=70',
      mobileHref: 'https://m.example.com',
      onHint: fn(),
    },
    search: {
      action: '/goods/goods_search',
      hotWords: ['Kettle', 'Headphones', 'Lamp', 'Fourth'].map((title, id) => ({
        id,
        title,
        href: `/goods/goods_search?title=${title}`,
      })),
      onSearch: fn(),
    },
    language: {
      current: 'en',
      languages: [
        { tag: 'en', label: 'English', href: '/' },
        { tag: 'zh-CN', label: '简体中文', href: '/zh-CN' },
        { tag: 'fr', label: 'Français', href: '/fr' },
        { tag: 'th', label: 'ไทย', href: '/th' },
      ],
    },
    cart: { href: '/order/shopping_cart', count: 3 },
    pageHref: 'https://mall.example/goods_detail/12',
    signInHref: '/login',
    onSignIn: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" style={{ height: 1600 }} />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Header>;

export const Guest: Story = {};

export const SignedIn: Story = {
  args: {
    account: {
      user: { nickname: 'Mira Olsen', email: 'mira@example.com', avatarSrc: samplePicture(2) },
      ordersHref: '/users/order_list',
      refundsHref: '/users/refund_list',
      reviewsHref: '/users/evaluation_list',
      pointsHref: '/users/points',
      entries: [{ id: 66, label: 'Addresses', href: '/users/address_list' }],
      onLogOut: fn(),
    },
  },
};

export const UserMenuOpen: Story = {
  ...SignedIn,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Mira Olsen/ }));
  },
};

export const CategoriesOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'All categories' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    (await canvas.findByRole('link', { name: 'Home and light' })).focus();
  },
};

export const EmptySearch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
  },
};
