import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallError } from '@vermilion/api-client';
import { OfficePage } from '../testing/office-page';
import { place } from '../testing/samples';
import { shop } from '../testing/shop-samples';

const meta: Meta<typeof OfficePage> = {
  title: 'Back office/A shop',
  component: OfficePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { place: 'shop' },
};
export default meta;
type Story = StoryObj<typeof OfficePage>;

const none = async () => ({ list: [], total: 0, pages: 1 });
const failed = () =>
  Promise.reject(new MallError({ kind: 'transport', operation: 'story', code: 0, status: 0 }));

export const Today: Story = { args: { path: '/' } };
export const Orders: Story = { args: { path: '/orders' } };
export const OrdersEmpty: Story = { args: { path: '/orders', calls: { operatorOrders: none } } };
export const OrdersFailed: Story = {
  args: { path: '/orders', calls: { operatorOrders: failed } },
};
export const OneOrder: Story = { args: { path: '/orders/SH1' } };
export const PackingSlips: Story = { args: { path: '/orders/slips' } };
export const Waybills: Story = { args: { path: '/orders/waybills' } };
export const Refunds: Story = { args: { path: '/refunds' } };
export const OneRefund: Story = { args: { path: '/refunds/RE1' } };
export const Reviews: Story = { args: { path: '/reviews' } };
export const Goods: Story = { args: { path: '/goods' } };
export const GoodsEmpty: Story = { args: { path: '/goods', calls: { operatorGoods: none } } };
export const NewGoods: Story = { args: { path: '/goods/new' } };
export const GoodsEditor: Story = { args: { path: '/goods/7' } };
export const Coupons: Story = { args: { path: '/coupons' } };
export const OneCoupon: Story = { args: { path: '/coupons/3' } };
export const Delivery: Story = { args: { path: '/delivery' } };
export const Profile: Story = { args: { path: '/shop' } };
export const ShopHome: Story = { args: { path: '/shop/home' } };
export const ShopHomeEmpty: Story = {
  args: { path: '/shop/home', calls: { operatorShop: async () => ({ ...shop, layout: [] }) } },
};
export const ShopHomeFailed: Story = {
  args: { path: '/shop/home', calls: { operatorShop: failed, shopProducts: failed } },
};
export const Categories: Story = { args: { path: '/shop/categories' } };
export const Holiday: Story = { args: { path: '/shop/holiday' } };
export const Money: Story = { args: { path: '/money' } };
export const Statement: Story = { args: { path: '/money/statement' } };
export const Staff: Story = { args: { path: '/staff' } };
export const SecondFactor: Story = { args: { path: '/second-factor' } };
export const NotAPage: Story = { args: { path: '/nowhere' } };
export const Invitation: Story = {
  args: { path: '/invitation', calls: { staffPlaces: async () => [place] } },
};
