import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { failure, failureAt, openOffice } from '../testing/open-office';
import { keyWith } from '../testing/samples';
import { coupon } from '../testing/shop-samples';

describe('the coupons', () => {
  it('are listed, given by e-mail address, and ended after a question', async () => {
    const { calls } = openOffice('/coupons', {
      grantCoupon: vi
        .fn(async () => ({ granted: true, endTime: '' }))
        .mockRejectedValueOnce(failure('business', 'coupon-sold-out')),
    });
    const row = await screen.findByRole('row', { name: /Tea time/ });
    expect(row).toHaveTextContent(/€3.00.*488.*Can be got/);
    expect(within(row).getByRole('link', { name: 'Tea time' })).toHaveAttribute(
      'href',
      '/coupons/3',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Give Tea time' }));
    const dialog = within(screen.getByRole('dialog'));
    const email = dialog.getByRole('textbox', { name: /^Email address/ });
    await userEvent.type(email, 'nora@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
    expect(await dialog.findByText(/^All of these coupons are given/)).toBeVisible();
    expect(email).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
    expect(await screen.findByText('The shopper has the coupon now.')).toBeVisible();
    expect(calls.grantCoupon).toHaveBeenLastCalledWith({ id: 3, email: 'nora@example.com' });
    await userEvent.click(screen.getByRole('button', { name: 'End Tea time' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End' }),
    );
    await vi.waitFor(() => expect(calls.closeCoupon).toHaveBeenCalledWith({ id: 3, version: 1 }));
    expect(await axeViolations()).toEqual([]);
  });

  it('are only read without the right to write', async () => {
    openOffice('/coupons', { operatorSelf: async () => keyWith(['coupons:read']) });
    expect(await screen.findByText('Tea time')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New coupon' })).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  });
});

describe('a coupon', () => {
  it('is created for some goods; who can use it is shown before; a refusal stands at its field', async () => {
    const { calls, router } = openOffice('/coupons/new', {
      createCoupon: vi.fn(async () => ({ id: 4 })).mockRejectedValueOnce(failureAt('minAmount')),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' Kettles ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), 'three');
    await userEvent.click(screen.getByRole('radio', { name: 'Some goods' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter an amount, such as 12.50')).toBeVisible();
    expect(calls.createCoupon).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Amount' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '3,5');
    await userEvent.click(screen.getByRole('button', { name: 'Show the list' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Iron kettle' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Who can use it?' }));
    expect(await screen.findByText('For 21 goods on sale')).toBeVisible();
    expect(screen.getByText('and 20 more')).toBeVisible();
    expect(await screen.findByText('Item coupon')).toBeInTheDocument();
    expect(screen.getByText('Nora')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The server does not accept this value/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'From an order value of' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/coupons'));
    expect(calls.createCoupon).toHaveBeenLastCalledWith(
      expect.objectContaining({
        name: 'Kettles',
        useType: 2,
        amount: '3.50',
        minAmount: null,
        productIds: [3],
        days: 30,
      }),
      { headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) } },
    );
  });

  it('that somebody else has saved shows both versions, and is saved over theirs', async () => {
    const theirs = { ...coupon, version: 5, total: 600 };
    const { calls } = openOffice('/coupons/3', {
      saveCoupon: vi
        .fn(async () => theirs)
        .mockRejectedValueOnce(failure('business', 'stale', theirs)),
    });
    const total = await screen.findByRole('textbox', { name: 'How many can be got' });
    await userEvent.clear(total);
    await userEvent.type(total, '700');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('row', { name: 'How many can be got 700 600' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    await vi.waitFor(() =>
      expect(calls.saveCoupon).toHaveBeenLastCalledWith(
        expect.objectContaining({
          id: 3,
          version: 5,
          total: 700,
          translations: coupon.translations,
        }),
      ),
    );
  });

  it('that somebody has keeps its terms', async () => {
    openOffice('/coupons/3', { operatorCoupon: async () => ({ ...coupon, given: 2 }) });
    expect(await screen.findByText(/^2 accounts have it/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'How many can be got' })).toBeEnabled();
    expect(await axeViolations()).toEqual([]);
  });
});
