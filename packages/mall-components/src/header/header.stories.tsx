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

/** What is suggested comes from the storefront; here it is the same for every word. */
const suggestions = async () => ({
  find: async (text: string) => ({
    groups: text
      ? [
          {
            kind: 'categories' as const,
            items: [{ id: 'c1', label: 'Tea and coffee', href: '#tea-and-coffee' }],
          },
          {
            kind: 'goods' as const,
            items: [
              {
                id: 'g1',
                label: 'Enamel teapot',
                href: '#1',
                imageSrc: samplePicture(1),
                priceMinor: 2490,
              },
              {
                id: 'g2',
                label: '手工陶瓷茶具套装，一壶四杯',
                href: '#2',
                imageSrc: samplePicture(2),
                priceMinor: 12_900,
              },
              {
                id: 'g3',
                label:
                  'A linen tea towel with a name that is longer than any list has room for on a phone',
                href: '#3',
                imageSrc: '',
                priceMinor: 990,
              },
            ],
          },
          {
            kind: 'shops' as const,
            items: [{ id: 's1', label: 'Kiln & Co', href: '#kiln', imageSrc: samplePicture(3) }],
          },
        ]
      : [{ kind: 'recent' as const, items: [{ id: 'kettle', label: 'kettle', href: '#kettle' }] }],
  }),
  onForget: fn(),
});

export const Suggestions: Story = {
  args: { search: { action: '/s', hotWords: [], onSearch: fn(), suggestions } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search goods' }), 'tea');
    await canvas.findByRole('option', { name: /teapot/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const SearchedLately: Story = {
  ...Suggestions,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search goods' }));
    await canvas.findByRole('option', { name: 'kettle' });
  },
};
