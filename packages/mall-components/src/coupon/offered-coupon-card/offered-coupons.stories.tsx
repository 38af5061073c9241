import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleOffered } from '../coupon.sample';
import { OfferedCoupons } from './offered-coupons';
import { offeredCouponsDocs } from './offered-coupons.docs';

const meta: Meta<typeof OfferedCoupons> = {
  title: 'Mall/Coupon/Offered coupons',
  component: OfferedCoupons,
  parameters: { documentation: offeredCouponsDocs },
  args: { coupons: sampleOffered, goodsHref: '/', onClaim: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <>
        <h1>Coupons</h1>
        <Story />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof OfferedCoupons>;

export const Claimable: Story = {
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Claim Welcome' }));
    await expect(args.onClaim).toHaveBeenCalledWith(1);
  },
};
/** Claiming takes a moment. */
export const Pending: Story = {
  args: { onClaim: () => new Promise(() => undefined) },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Claim Welcome' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = { args: { coupons: [] } };
export const Loading: Story = { args: { coupons: [], state: 'loading' } };
export const Failed: Story = { args: { coupons: [], state: 'failed' } };
