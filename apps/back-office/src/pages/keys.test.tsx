import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';

describe('the keys', () => {
  it('are created with some of the own scopes, and shown once', async () => {
    const { calls } = openMall('/keys');
    await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New key' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Till');
    await userEvent.type(dialog.getByLabelText('Shop'), '7');
    await userEvent.click(dialog.getByRole('button', { name: 'Create the key' }));
    expect(await dialog.findByText('Choose at least one')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'goods:read' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create the key' }));
    expect(await dialog.findByText('vmo_secret')).toBeVisible();
    expect(calls.createOperatorKey).toHaveBeenCalledWith({
      name: 'Till',
      scopes: ['goods:read'],
      shopId: 7,
    });
  });

  it('say which shop there is not, at the field', async () => {
    openMall('/keys', {
      createOperatorKey: () =>
        Promise.reject(Object.assign(failure('business', 'not-found'), { field: 'shopId' })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Till');
    await userEvent.type(screen.getByLabelText('Shop'), '99');
    await userEvent.click(screen.getByRole('checkbox', { name: 'goods:read' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create the key' }));
    expect(await screen.findByText(/^This is not there any more/)).toBeVisible();
    expect(screen.getByLabelText('Shop')).toHaveFocus();
  });

  it('are revoked after a question', async () => {
    const { calls } = openMall('/keys');
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Warehouse' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Revoke Warehouse?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Warehouse is revoked.')).toBeVisible();
    expect(calls.revokeOperatorKey).toHaveBeenCalledWith({ id: 2 });
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the audit log', () => {
  it('is filtered by who it was, in the address', async () => {
    const { calls, router } = openMall('/audit?page=2');
    const link = await screen.findByRole('link', { name: 'Ada: only these actions' });
    expect(link.closest('tr')).toHaveTextContent(/Goods: price set.*sku 31.*Done/);
    expect(screen.getByText('On the server')).toBeVisible();
    expect(calls.auditLog).toHaveBeenCalledWith(
      { page: 2, keyId: undefined, limit: 50 },
      expect.anything(),
    );
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(link);
    expect(router.state.location.search).toBe('?key=1');
    expect(await screen.findByText('Only actions of Ada')).toBeVisible();
  });
});
