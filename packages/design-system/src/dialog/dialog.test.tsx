import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { ToastProvider, useToast } from '../toast';
import { Dialog } from '.';

function setUp() {
  const onOpenChange = vi.fn();
  render(
    <Dialog
      title="Edit address"
      closeLabel="Close"
      trigger={<Button>Edit</Button>}
      onOpenChange={onOpenChange}
    >
      <input aria-label="Recipient" />
    </Dialog>,
  );
  return onOpenChange;
}

describe('Dialog', () => {
  it('takes the focus in, keeps it in both ways and gives it back', async () => {
    setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit address' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  it('tells why it closed', async () => {
    const onOpenChange = setUp();
    const open = () => userEvent.click(screen.getByText('Edit'));
    await open();
    expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'triggerPress' });
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escapeKey' });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'closePress' });
  });

  it('stays open when a toast above it is pressed', async () => {
    const onOpenChange = vi.fn();
    function Body() {
      const toast = useToast();
      return <Button onClick={() => toast.show({ message: 'Saved' })}>Save</Button>;
    }
    render(
      <ToastProvider label="Messages" dismissLabel="Dismiss">
        <Dialog title="Edit" closeLabel="Close" defaultOpen onOpenChange={onOpenChange}>
          <Body />
        </Dialog>
      </ToastProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    // The browser answers presses there by the region's own style, which jsdom does not see
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog', () => {
  const question = {
    title: 'Delete this address?',
    children: 'It cannot be brought back.',
    confirmLabel: 'Delete address',
    cancelLabel: 'Keep it',
    closeLabel: 'Close',
    open: true,
  };

  it('waits for the promise, then closes', async () => {
    const onOpenChange = vi.fn();
    let finish = () => undefined as void;
    const onConfirm = () => new Promise<void>((resolve) => (finish = resolve));
    render(<ConfirmDialog {...question} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete address' }));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  });

  it('stays open when it fails', async () => {
    const onOpenChange = vi.fn();
    const onConfirm = vi.fn().mockRejectedValue(new Error('offline'));
    render(<ConfirmDialog {...question} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    const confirm = screen.getByRole('button', { name: 'Delete address' });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog', { name: question.title })).toBeInTheDocument();
  });
});
