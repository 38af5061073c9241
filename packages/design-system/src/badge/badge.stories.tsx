import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from '../count-badge';
import { IconButton } from '../icon-button';
import { BellIcon, CartIcon } from '../icon';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Tag } from '../tag';
import { Badge, badgeTones } from '.';

const meta = {
  title: 'Design system/Feedback/Badges',
  component: Badge,
  args: { children: 'Limited' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Badges: Story = {
  render: (args) => (
    <Stack gap="sm">
      <Inline>
        {badgeTones.map((tone) => (
          <Badge key={tone} {...args} tone={tone} />
        ))}
      </Inline>
      <Inline>
        {badgeTones.map((tone) => (
          <Badge key={tone} {...args} tone={tone} solid />
        ))}
      </Inline>
    </Stack>
  ),
};

export const Counts: Story = {
  render: () => (
    <Inline gap="lg">
      <CountBadge count={3} label="3 goods in the cart">
        <CartIcon size="lg" />
      </CountBadge>
      <CountBadge count={128} label="128 messages">
        <BellIcon size="lg" />
      </CountBadge>
      <CountBadge count={0}>
        <IconButton label="Cart" icon={<CartIcon />} />
      </CountBadge>
      <CountBadge count={7} label="7 orders" />
    </Inline>
  ),
};

export const Tags: Story = {
  render: () => (
    <Inline>
      <Tag>Linen</Tag>
      <Tag asChild>
        <a href="#mugs">Mugs</a>
      </Tag>
      <Tag asChild>
        <button type="button" aria-pressed="true">
          In stock
        </button>
      </Tag>
      <Tag onRemove={() => undefined} removeLabel="Remove filter: under $50">
        under $50
      </Tag>
    </Inline>
  ),
};
