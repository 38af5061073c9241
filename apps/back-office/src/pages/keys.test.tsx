import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperatorScope } from '@vermilion/api-client/operator';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { entry, mallKey } from '../testing/mall-samples';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';
import { pageOf } from '../testing/samples';

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
  it('links what was changed to its page, for who may open it', async () => {
    const entries = [
      { ...entry, id: 1, action: 'shipOrder', subjectType: 'order', subjectId: 'SH/1' },
      { ...entry, id: 2, action: 'blockShopper', subjectType: 'shopper', subjectId: '7' },
      { ...entry, id: 3, action: 'orderActivities', subjectType: 'activity', subjectId: '' },
      { ...entry, id: 4, action: 'hideReview', subjectType: 'review', subjectId: '5' },
    ];
    const auditLog = async () => pageOf(entries);
    const withScopes = (...scopes: OperatorScope[]) => ({
      auditLog,
      operatorSelf: async () => mallKey(['audit:read', ...scopes]),
    });
    openMall('/audit', withScopes('orders:read', 'shoppers:read', 'content:write'));
    const order = await screen.findByRole('link', { name: 'Order SH/1' });
    expect(order).toHaveAttribute('href', '/orders/SH%2F1');
    expect(screen.getByRole('link', { name: 'Shopper 7' })).toHaveAttribute('href', '/shoppers/7');
    expect(screen.queryByRole('link', { name: /^(Activity|Review)/ })).toBeNull();
    cleanup();
    openMall('/audit', withScopes());
    expect(await screen.findByText('Order SH/1')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Order SH/1' })).toBeNull();
  });

  it('is filtered by who it was, in the address', async () => {
    const { calls, router } = openMall('/audit?page=2');
    const link = await screen.findByRole('link', { name: 'Ada: only these actions' });
    expect(link.closest('tr')).toHaveTextContent(/Goods: price set.*SKU 31.*Done/);
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
