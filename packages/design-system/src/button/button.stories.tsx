import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartIcon, ChevronRightIcon } from '../icon';
import { Inline } from '../inline';
import { LinkBase } from '../link';
import { Stack } from '../stack';
import { TextField } from '../text-field';
import { Button, buttonSizes, buttonVariants } from '.';
import { buttonDocs } from './button.docs';

const meta = {
  title: 'Design system/Actions/Button',
  component: Button,
  parameters: { documentation: buttonDocs },
  args: { children: 'Add to cart', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap="md">
      {buttonVariants.map((variant) => (
        <Inline key={variant} gap="sm">
          {buttonSizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Buy now
            </Button>
          ))}
          <Button variant={variant} startIcon={<CartIcon size="md" />}>
            Add to cart
          </Button>
          <Button variant={variant} endIcon={<ChevronRightIcon size="sm" />}>
            See all
          </Button>
          <Button variant={variant} pending>
            Buy now
          </Button>
          <Button variant={variant} disabled>
            Sold out
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    style: { maxWidth: 220 },
    children: 'Send the invoice to somebody else as well, and keep a copy of it',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', children: 'أضف إلى السلة', startIcon: <CartIcon size="md" /> },
};

const onSubmit = fn((event: FormEvent) => event.preventDefault());

export const InAForm: Story = {
  render: () => (
    <form onSubmit={onSubmit}>
      <Stack gap="md" align="start">
        <TextField label="Name of the address" />
        <Inline gap="sm">
          <Button variant="primary" type="submit">
            Save
          </Button>
          <Button variant="secondary">Clear</Button>
        </Inline>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const AsLink: Story = {
  render: () => (
    <Button asChild variant="secondary">
      <LinkBase href="#cart">Go to cart</LinkBase>
    </Button>
  ),
};

export const Block: Story = { args: { block: true, size: 'lg', children: 'Pay $128.40' } };

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};
