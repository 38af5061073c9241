import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button';
import { because } from '../testing/because';
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
  it('moves focus in, traps it in both directions and returns it', async () => {
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

  it('moves focus to initialFocus and finalFocus', async () => {
    function Renaming() {
      const name = useRef<HTMLInputElement>(null);
      const list = useRef<HTMLButtonElement>(null);
      return (
        <>
          <Button ref={list}>All addresses</Button>
          <Dialog
            title="Edit address"
            closeLabel="Close"
            trigger={<Button>Edit</Button>}
            initialFocus={name}
            finalFocus={list}
          >
            <input aria-label="Recipient" />
            <input aria-label="Name of the address" ref={name} />
          </Dialog>
        </>
      );
    }
    render(<Renaming />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('textbox', { name: 'Name of the address' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'All addresses' })).toHaveFocus(),
    );
  });

  it('reports why it closed', async () => {
    const onOpenChange = setUp();
    const open = () => userEvent.click(screen.getByText('Edit'));
    await open();
    expect(onOpenChange).toHaveBeenLastCalledWith(true, because('triggerPress'));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, because('escapeKey'));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, because('closePress'));
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
    // Browsers ignore such presses because of the region's style, which jsdom does not evaluate
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('stays open when the pressed element is removed during the click', async () => {
    const onOpenChange = setUp();
    await userEvent.click(screen.getByText('Edit'));
    const message = document.body.appendChild(document.createElement('p'));
    message.addEventListener('click', () => message.remove());
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await user.click(message);
    expect(message).not.toBeInTheDocument();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, because('triggerPress'));
  });

  it('locks scrolling and hides the page from assistive technology', async () => {
    setUp();
    await userEvent.click(screen.getByText('Edit'));
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(document.body).toHaveAttribute('data-scroll-locked');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.body).not.toHaveAttribute('data-scroll-locked'));
  });

  it('closes the topmost of two, and returns focus to the other', async () => {
    render(
      <Dialog title="Edit" closeLabel="Close" defaultOpen>
        <Dialog title="Why" closeLabel="Leave" trigger={<Button>Why?</Button>}>
          For the courier.
        </Dialog>
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
    expect(screen.getByRole('dialog', { name: 'Why' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Why' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Why?' })).toHaveFocus());
    expect(screen.getByRole('dialog', { name: 'Edit' })).toBeInTheDocument();
  });
});
