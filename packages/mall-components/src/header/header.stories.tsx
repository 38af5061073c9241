import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MiniCart } from '../cart';
import { sampleCart } from '../testing/cart-samples';
import { samplePicture } from '../testing/pictures';
import { sampleCategories } from '../testing/samples';
import { Header } from './header';
import { headerDocs } from './header.docs';
import { sampleSuggestions } from './suggestions.sample';

const meta: Meta<typeof Header> = {
  title: 'Mall/Header',
  component: Header,
  parameters: { documentation: headerDocs, layout: 'fullscreen' },
  args: {
    mallName: 'Vermilion',
    homeHref: '/',
    categories: sampleCategories,
    topBar: {
      homeHref: '/',
      ordersHref: '/users/order_list?orderStatus=1',
      settle: { href: '/users/merchant_settled?menuCur=70', mallName: 'Vermilion' },
      mobile: {
        pageHref: 'https://mall.example/goods_detail/12',
        mallHref: 'https://m.example.com',
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
    cart: { href: '/order/shopping_cart', count: 3 },
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

/** A top bar with links of the mall's own, and nothing else. */
export const OwnLinks: Story = {
  args: { topBar: { links: [{ label: 'Our workshop', href: '/workshop' }] } },
};

export const WithoutTopBar: Story = {
  args: { topBar: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Bookmark this site' })).toBeNull();
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

/** A logo with a variant for dark backgrounds. */
export const DarkLogo: Story = {
  args: { logoSrc: samplePicture(1), darkLogoSrc: samplePicture(2) },
  globals: { colorMode: 'dark' },
  play: async ({ canvasElement }) => {
    const logo = within(canvasElement).getByRole('img', { name: 'Vermilion' });
    await expect(logo).toHaveAttribute('src', samplePicture(2));
  },
};

export const SignedIn: Story = {
  args: {
    account: {
      user: { nickname: 'Mira Olsen', email: 'mira@example.com', avatarSrc: samplePicture(2) },
      ordersHref: '/users/order_list',
      refundsHref: '/users/refund_list',
      reviewsHref: '/users/evaluation_list',
      pointsHref: '/users/points',
      overviewHref: '/users',
      figures: [
        { kind: 'coupons', count: 3, href: '/users/coupon_list' },
        { kind: 'points', count: 1240, href: '/users/points' },
        { kind: 'collected', count: 18, href: '/users/collection_list' },
      ],
      orders: [
        { state: 'toPay', count: 1, href: '/users/order_list?orderStatus=0' },
        { state: 'toShip', count: 0, href: '/users/order_list?orderStatus=1' },
        { state: 'toReceive', count: 120, href: '/users/order_list?orderStatus=2' },
        { state: 'toReview', href: '/users/order_list?orderStatus=4' },
      ],
      entries: [{ id: 66, label: 'Addresses', href: '/users/address_list' }],
      onLogOut: fn(),
    },
  },
};

export const UserMenuOpen: Story = {
  ...SignedIn,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Mira Olsen/ }));
    await expect(await canvas.findByRole('link', { name: '1,240 Points' })).toBeVisible();
  },
};

/** A preview of the cart on hover and keyboard focus. */
export const CartOpen: Story = {
  args: {
    cart: {
      href: '/order/shopping_cart',
      count: 3,
      preview: () => (
        <MiniCart shops={sampleCart} cartHref="/order/shopping_cart" onCheckout={fn()} />
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cart = canvas.getByRole('link', { name: 'Cart, 3 items' });
    cart.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('link', { name: 'View cart' })).toBeVisible();
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

export const Suggestions: Story = {
  args: {
    search: { action: '/s', hotWords: [], onSearch: fn(), suggestions: sampleSuggestions },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search items' }), 'tea');
    await canvas.findByRole('option', { name: /teapot/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const SearchedLately: Story = {
  ...Suggestions,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search items' }));
    await canvas.findByRole('option', { name: 'kettle' });
  },
};
