import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../button';
import { HeartIcon } from '../icon';
import { Inline } from '../inline';
import { LinkBase } from '../link';
import { Stack } from '../stack';
import { IconButton } from '.';
import { iconButtonDocs } from './icon-button.docs';

const meta = {
  title: 'Design system/Actions/IconButton',
  component: IconButton,
  parameters: { documentation: iconButtonDocs },
  args: { label: 'Follow shop', icon: <HeartIcon />, onClick: fn() },
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

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Follow shop' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const AsLink: Story = {
  args: { asChild: true, label: 'Followed shops', children: <LinkBase href="#shops" /> },
};

/** A long name; the button stays a square. */
export const LongText: Story = {
  args: { label: 'Follow this shop and be told when it has something new' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'متابعة المتجر', lang: 'ar' },
};
