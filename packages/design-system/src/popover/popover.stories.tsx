import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Link } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { TextField } from '../text-field';
import { Popover, popoverSizes } from '.';
import { popoverDocs } from './popover.docs';

const meta = {
  title: 'Design system/Overlay/Popover',
  tags: ['experimental'],
  component: Popover,
  parameters: { documentation: popoverDocs },
  args: {
    label: 'Share this cup',
    trigger: <Button variant="secondary">Share</Button>,
    onOpenChange: fn(),
    children: (
      <Stack gap="sm">
        <Text>Send it to a friend.</Text>
        <Link href="#copy" variant="accent">
          Copy the link
        </Link>
      </Stack>
    ),
  },
  argTypes: { size: { control: 'inline-radio', options: popoverSizes } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultOpen: true,
    lang: 'ar',
    label: 'مشاركة',
    trigger: <Button variant="secondary">مشاركة</Button>,
    children: <Text>أرسله إلى صديق.</Text>,
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="md" align="start">
      {popoverSizes.map((size) => (
        <Popover
          key={size}
          {...args}
          size={size}
          trigger={<Button variant="primary">{size}</Button>}
        />
      ))}
    </Stack>
  ),
};

export const ByTouch: Story = {
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    const trigger = within(canvasElement).getByRole('button', { name: 'Share' });
    await user.pointer([{ keys: '[TouchA]', target: trigger }]);
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Share this cup' })).toBeVisible(),
    );
    await user.pointer([{ keys: '[TouchA]', target: canvasElement }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    size: 'sm',
    children:
      'A cup that is thrown on the wheel differs from its picture by a few millimetres, and its glaze runs as it likes: that is how you know that a hand made it, and no reason to send it back.',
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Share' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: 'Copy the link' });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escapeKey' }),
    );
  },
};

/** Inside a dialog: its fields are usable, and Escape closes one layer at a time. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Edit address" closeLabel="Close" defaultOpen>
      <Popover {...args}>
        <TextField label="Friend" />
      </Popover>
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    const field = screen.getByRole('textbox', { name: 'Friend' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(field);
    await userEvent.type(field, 'Noy');
    await expect(field).toHaveValue('Noy');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog', { name: 'Share this cup' })).toBeNull();
    await expect(screen.getByRole('dialog', { name: 'Edit address' })).toBeVisible();
  },
};
