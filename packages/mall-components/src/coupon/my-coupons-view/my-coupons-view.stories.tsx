import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleCoupon, sampleCoupons } from '../coupon.sample';
import { MyCouponsView } from './my-coupons-view';
import { myCouponsViewDocs } from './my-coupons-view.docs';

const meta: Meta<typeof MyCouponsView> = {
  title: 'Mall/Coupon/My coupons',
  component: MyCouponsView,
  parameters: { documentation: myCouponsViewDocs },
  args: {
    tab: 'available',
    onTabChange: fn(),
    counts: { available: 5, past: 2 },
    coupons: sampleCoupons,
    shopsHref: '/merchant/merchant_street',
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof MyCouponsView>;

export const Available: Story = {};
export const One: Story = { args: { coupons: [sampleCoupon()], counts: { available: 1 } } };
export const Past: Story = {
  args: {
    tab: 'past',
    coupons: [
      sampleCoupon({ state: 'used', usedAt: new Date('2026-05-09T08:00:00Z') }),
      sampleCoupon({ id: 2, state: 'expired', kind: 'shop' }),
    ],
  },
};
export const Empty: Story = { args: { coupons: [], counts: { available: 0, past: 0 } } };
export const NonePast: Story = { args: { ...Empty.args, tab: 'past' } };
export const Loading: Story = { args: { coupons: [], state: 'loading', counts: undefined } };
export const Failed: Story = { args: { coupons: [], state: 'failed', counts: undefined } };
