import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { Stack } from '../stack';
import { Text } from '../text';
import { TextField } from '../text-field';
import { Dialog, dialogSizes } from '.';

const isShown = () =>
  waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit address' })).toBeVisible());

const meta = {
  title: 'Design system/Overlay/Dialog',
  component: Dialog,
  args: {
    title: 'Edit address',
    description: 'Orders that are already on their way keep the old one.',
    closeLabel: 'Close',
    onOpenChange: fn(),
    trigger: <Button variant="secondary">Edit address</Button>,
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Save</Button>
      </>
    ),
    children: (
      <Stack gap="md">
        <TextField label="Recipient" />
        <TextField label="Phone" />
      </Stack>
    ),
  },
  argTypes: { size: { control: 'inline-radio', options: dialogSizes } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const TitleHidden: Story = {
  args: { defaultOpen: true, titleHidden: true, description: undefined, footer: undefined },
  play: async () => {
    await isShown();
  },
};

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Stack gap="md">
        {Array.from({ length: 40 }, (_, index) => (
          <Text key={index}>A paragraph of the terms, number {index + 1}.</Text>
        ))}
      </Stack>
    ),
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Edit address' });
    await userEvent.click(trigger);
    await isShown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escapeKey' });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      open
      tone="critical"
      title="Delete this address?"
      confirmLabel="Delete address"
      cancelLabel="Keep it"
      closeLabel="Close"
      onOpenChange={() => undefined}
      onConfirm={() => undefined}
    >
      Orders that are already on their way keep it.
    </ConfirmDialog>
  ),
};
