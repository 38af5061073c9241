import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { ConfirmDialog } from '.';

const question = {
  title: 'Delete this address?',
  children: 'It cannot be brought back.',
  confirmLabel: 'Delete address',
  cancelLabel: 'Keep it',
  closeLabel: 'Close',
  open: true,
};

describe('ConfirmDialog', () => {
  it('is an alert dialog named by the question and described by the consequence', () => {
    render(<ConfirmDialog {...question} onOpenChange={vi.fn()} onConfirm={vi.fn()} />);
    const dialog = screen.getByRole('alertdialog', { name: question.title });
    expect(dialog).toHaveAccessibleDescription(question.children);
  });

  it('focuses the cancel button first, and Tab cycles through the buttons', async () => {
    render(<ConfirmDialog {...question} onOpenChange={vi.fn()} onConfirm={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Delete address' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  });

  it('closes with Escape without confirming', async () => {
    const onOpenChange = vi.fn();
    const onConfirm = vi.fn();
    render(<ConfirmDialog {...question} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, because('escapeKey'));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it.each(['{Enter}', ' '])('confirms on %j', async (key) => {
    const onConfirm = vi.fn();
    render(<ConfirmDialog {...question} onOpenChange={vi.fn()} onConfirm={onConfirm} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('waits for the promise, then closes', async () => {
    const onOpenChange = vi.fn();
    let finish = () => undefined as void;
    const onConfirm = () => new Promise<void>((resolve) => (finish = resolve));
    render(<ConfirmDialog {...question} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete address' }));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    finish();
    await waitFor(() =>
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, because('confirmPress')),
    );
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
