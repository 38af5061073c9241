import { Stack } from '@vermilion/design-system/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price';

const meta: Meta<typeof Price> = {
  title: 'Mall/Price',
  component: Price,
  args: { minor: 125099, oldMinor: 169900 },
};
export default meta;

export const Default: StoryObj<typeof Price> = {};
export const Sizes: StoryObj<typeof Price> = {
  render: (args) => (
    <Stack>
      <Price {...args} size="sm" />
      <Price {...args} size="md" />
      <Price {...args} size="lg" />
      <Price {...args} size="xl" />
    </Stack>
  ),
};
