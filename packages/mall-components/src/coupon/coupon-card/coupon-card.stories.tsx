import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCoupon } from '../coupon.sample';
import { CouponCard } from './coupon-card';
import { couponCardDocs } from './coupon-card.docs';

const meta: Meta<typeof CouponCard> = {
  title: 'Mall/Coupon/Coupon card',
  component: CouponCard,
  parameters: { documentation: couponCardDocs },
  args: { coupon: sampleCoupon() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <h1>My coupons</h1>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CouponCard>;

export const Usable: Story = {};
export const NoMinimum: Story = {
  args: { coupon: sampleCoupon({ kind: 'shop', minimumMinor: 0 }) },
};
export const NotStarted: Story = { args: { coupon: sampleCoupon({ state: 'notStarted' }) } };
export const Used: Story = {
  args: { coupon: sampleCoupon({ state: 'used', usedAt: new Date('2026-05-09T08:00:00Z') }) },
};
export const Expired: Story = { args: { coupon: sampleCoupon({ state: 'expired' }) } };
