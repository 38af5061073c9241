import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonSizes, buttonVariants } from '../button';
import { HeartIcon } from '../icon';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { IconButton } from '.';

const meta = {
  title: 'Design system/Actions/IconButton',
  component: IconButton,
  args: { label: 'Follow shop', icon: <HeartIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="md">
      {buttonVariants.map((variant) => (
        <Inline key={variant} gap="sm">
          {buttonSizes.map((size) => (
            <IconButton {...args} key={size} variant={variant} size={size} />
          ))}
          <IconButton {...args} variant={variant} round />
          <IconButton {...args} variant={variant} pending />
          <IconButton {...args} variant={variant} disabled />
        </Inline>
      ))}
    </Stack>
  ),
};
