import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleCoupons } from '../../testing/samples';
import { CouponChips } from './coupon-chips';
import { couponChipsDocs } from './coupon-chips.docs';

const meta: Meta<typeof CouponChips> = {
  title: 'Mall/CouponChips',
  component: CouponChips,
  parameters: { documentation: couponChipsDocs },
  args: { coupons: sampleCoupons, onClaim: fn() },
};
export default meta;
type Story = StoryObj<typeof CouponChips>;

export const Claimable: Story = {
  async play({ canvasElement, args }) {
    const chip = within(canvasElement).getByRole('button', { name: /\$10\.00 off from \$99\.00/ });
    await userEvent.click(chip);
    await expect(args.onClaim).toHaveBeenCalledWith(1);
  },
};
export const ClaimedAndSoldOut: Story = {
  args: {
    coupons: [
      { id: 1, amountMinor: 1000, minimumMinor: 9900, state: 'claimed' },
      { id: 2, amountMinor: 500, minimumMinor: 0, state: 'soldOut' },
      { id: 3, amountMinor: 250, minimumMinor: 0 },
    ],
  },
};
/** Claiming takes a moment. */
export const Pending: Story = {
  args: { onClaim: () => new Promise(() => undefined) },
  async play({ canvasElement }) {
    const [chip] = within(canvasElement).getAllByRole('button');
    if (chip) await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-busy', 'true');
  },
};
/** Read-only, if claiming is not possible. */
export const Shown: Story = { args: { onClaim: undefined } };
