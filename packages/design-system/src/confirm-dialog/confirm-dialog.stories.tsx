import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { ConfirmDialog } from '.';
import { confirmDialogDocs } from './confirm-dialog.docs';

function Controlled({ open: first, ...rest }: ComponentProps<typeof ConfirmDialog>) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog {...rest} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Design system/Overlay/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { documentation: confirmDialogDocs },
  args: {
    open: false,
    onOpenChange: () => undefined,
    tone: 'critical',
    title: 'Delete this address?',
    confirmLabel: 'Delete address',
    cancelLabel: 'Keep it',
    closeLabel: 'Close',
    onConfirm: fn(),
    children: 'Orders that are already on their way keep it.',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Confirm: Story = { args: { open: true } };

export const Primary: Story = {
  args: {
    open: true,
    tone: 'neutral',
    title: 'Confirm that the order has arrived?',
    confirmLabel: 'It has arrived',
    cancelLabel: 'Not yet',
    children: 'The shop is paid when you confirm.',
  },
};

const forever = () => new Promise(() => undefined);

export const Pending: Story = {
  args: { open: true, onConfirm: fn(forever) },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Delete address' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const ask = within(canvasElement).getByRole('button', { name: 'Delete' });
    await userEvent.click(ask);
    const keep = await screen.findByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(ask).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    open: true,
    title: 'Delete the address of the Rechtsschutzversicherungsgesellschaft in the Old Harbour?',
    confirmLabel: 'Delete the address for good',
    cancelLabel: 'Keep it for the time being',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    open: true,
    title: 'حذف هذا العنوان؟',
    confirmLabel: 'حذف العنوان',
    cancelLabel: 'إبقاؤه',
    closeLabel: 'إغلاق',
    children: 'الطلبات التي في الطريق تحتفظ به.',
  },
};
