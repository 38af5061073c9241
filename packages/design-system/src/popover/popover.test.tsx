import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { because } from '../testing/because';
import { Popover } from '.';

function setUp() {
  const onOpenChange = vi.fn();
  render(
    <>
      <Popover label="Share" trigger={<Button>Share</Button>} onOpenChange={onOpenChange}>
        <a href="/one">Copy the link</a>
      </Popover>
      <button type="button">After</button>
    </>,
  );
  return { onOpenChange, trigger: screen.getByRole('button', { name: 'Share' }) };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Share' });

describe('Popover', () => {
  it.each(['{Enter}', ' '])('opens on "%s" and moves focus in', async (key) => {
    const { trigger, onOpenChange } = setUp();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    await userEvent.keyboard(key);
    expect(dialog()).toBeInTheDocument();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(trigger).toHaveAttribute('aria-controls', dialog()?.id);
    expect(screen.getByRole('link', { name: 'Copy the link' })).toHaveFocus();
    expect(onOpenChange).toHaveBeenLastCalledWith(true, because('triggerPress'));
  });

  it('closes with Escape and returns focus', async () => {
    const { trigger, onOpenChange } = setUp();
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(trigger).toHaveFocus();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, because('escapeKey'));
  });

  it('closes on an outside press', async () => {
    const { trigger, onOpenChange } = setUp();
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    expect(dialog()).toBeNull();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, because('outsidePress'));
  });

  it('closes when focus leaves with Tab', async () => {
    const { trigger, onOpenChange } = setUp();
    await userEvent.click(trigger);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(dialog()).toBeNull();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, because('focusOut'));
  });

  it('closes on a second press of its button, once', async () => {
    const { trigger, onOpenChange } = setUp();
    await userEvent.click(trigger);
    await userEvent.click(trigger);
    expect(dialog()).toBeNull();
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  it('does not close the dialog around it on Escape', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog title="Address" closeLabel="Close" defaultOpen onOpenChange={onOpenChange}>
        <Popover label="Why" trigger={<Button>Why?</Button>}>
          For the courier.
        </Popover>
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
    expect(screen.getByRole('dialog', { name: 'Why' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Why' })).toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledOnce());
  });
});
