import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { mallKey, shopper } from '../testing/mall-samples';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';

describe('the shoppers', () => {
  it('are found by the whole of an address, which is in no address bar', async () => {
    const { calls, router } = openMall('/shoppers', {
      findShoppers: vi.fn(async () => [shopper]).mockResolvedValueOnce([]),
    });
    const field = await screen.findByLabelText(/^Email address, phone/);
    await userEvent.type(field, 'Iris{Enter}');
    expect(await screen.findByText(/^Enter an email address, a phone/)).toBeVisible();
    expect(calls.findShoppers).not.toHaveBeenCalled();
    await userEvent.type(field, '@example.com{Enter}');
    expect((await screen.findAllByText('No account has this address.'))[0]).toBeVisible();
    expect(calls.findShoppers).toHaveBeenCalledWith({ email: 'Iris@example.com' });
    await userEvent.type(field, '{Enter}');
    expect(await screen.findByRole('link', { name: 'Iris' })).toHaveAttribute(
      'href',
      '/shoppers/42',
    );
    expect(router.state.location.search).toBe('');
    expect(await axeViolations()).toEqual([]);
  });

  it('are blocked with a reason, unblocked, and signed out, each after a question', async () => {
    const { calls } = openMall('/shoppers/42', {
      operatorShopper: vi
        .fn(async () => ({ ...shopper, state: 'blocked', blockReason: 'Fraud' }))
        .mockResolvedValueOnce(shopper as never),
      blockShopper: vi
        .fn(async () => null)
        .mockRejectedValueOnce(failure('business', 'wrong-state')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere' }),
    );
    expect(await screen.findByText('Iris is signed out everywhere.')).toBeVisible();
    expect(calls.endShopperSessions).toHaveBeenCalledWith({ id: 42 });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Unblock' }),
    );
    await vi.waitFor(() => expect(calls.unblockShopper).toHaveBeenCalledWith({ id: 42 }));
  });

  it('say why they are not blocked, and keep the reason', async () => {
    openMall('/shoppers/42', {
      blockShopper: () => Promise.reject(failure('business', 'wrong-state')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Block Iris' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Fraud');
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^This has changed/);
    expect(dialog.getByLabelText('Reason')).toHaveValue('Fraud');
  });

  it('are only read without the right to write', async () => {
    openMall('/shoppers/42', { operatorSelf: async () => mallKey(['shoppers:read']) });
    expect(await screen.findByText('Agreement of accounts')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument();
  });
});
