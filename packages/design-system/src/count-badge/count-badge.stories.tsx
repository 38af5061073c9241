import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { BellIcon, CartIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Inline } from '../inline';
import { CountBadge } from '.';
import { countBadgeDocs } from './count-badge.docs';

const meta = {
  title: 'Design system/Feedback/CountBadge',
  component: CountBadge,
  parameters: { documentation: countBadgeDocs },
  args: { count: 7, label: '7 orders' },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Counts: Story = {
  render: () => (
    <Inline gap="lg">
      <CountBadge count={3} label="3 goods in the cart">
        <CartIcon size="lg" />
      </CountBadge>
      <CountBadge count={28} label="28 messages">
        <BellIcon size="lg" />
      </CountBadge>
      <CountBadge count={128} label="128 messages">
        <BellIcon size="lg" />
      </CountBadge>
      <CountBadge count={0}>
        <CartIcon size="lg" label="Cart" />
      </CountBadge>
      <CountBadge count={7} label="7 orders" />
    </Inline>
  ),
};

/** A number above the maximum is truncated visually, and announced in full. */
export const LongText: Story = {
  render: () => (
    <Inline gap="xxl">
      <CountBadge count={1284096} max={9999} label="1,284,096 messages">
        <BellIcon size="lg" />
      </CountBadge>
      <CountBadge count={1284096} max={9999999} label="1,284,096 orders" />
    </Inline>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <CountBadge count={128} label="128 رسالة">
      <BellIcon size="lg" />
    </CountBadge>
  ),
};

function Cart() {
  const [count, setCount] = useState(0);
  return (
    <Inline gap="lg">
      <CountBadge count={count}>
        <IconButton label={`Cart, ${count} goods`} icon={<CartIcon />} />
      </CountBadge>
      <Button variant="primary" onClick={() => setCount(count + 1)}>
        Add to cart
      </Button>
    </Inline>
  );
}

/** The button's label contains the number, since it replaces the content. */
export const OnAButton: Story = {
  render: () => <Cart />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('1')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(canvas.getByText('1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cart, 1 goods' })).toBeVisible();
  },
};
