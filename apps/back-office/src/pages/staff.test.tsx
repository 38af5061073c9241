import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failure, openOffice } from '../testing/open-office';
import { member } from '../testing/samples';

describe('the staff', () => {
  it('invites a colleague with roles, and shows the link', async () => {
    const { calls } = openOffice('/staff');
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite a colleague' }));
    await userEvent.type(dialog.getByLabelText('Email address'), 'li@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText('Choose at least one role')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Orders/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText(/invitation#t$/)).toBeVisible();
    expect(calls.inviteStaff).toHaveBeenCalledWith({ email: 'li@example.com', roles: ['orders'] });
  });

  it('says what roles became meanwhile, and sets others then', async () => {
    const { calls } = openOffice('/staff', {
      saveStaff: vi
        .fn(async () => member)
        .mockRejectedValueOnce(
          failure('business', 'stale', { ...member, version: 4, roles: ['money'] }),
        ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change roles of Mei' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change roles of Mei' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Goods/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/they are Money now/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(calls.saveStaff).toHaveBeenLastCalledWith({
        id: 6,
        version: 4,
        roles: ['goods', 'orders'],
      }),
    );
  });

  it('removes somebody after a question, unless they are the last owner', async () => {
    const { calls } = openOffice('/staff', {
      removeStaff: vi.fn(async () => null).mockRejectedValueOnce(failure('business', 'in-use')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Mei' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Mei?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('the last owner');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Mei no longer works here.')).toBeVisible();
    expect(calls.removeStaff).toHaveBeenCalledTimes(2);
  });
});
