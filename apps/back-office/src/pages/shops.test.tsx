import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { mallKey, shop } from '../testing/mall-samples';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';
import { pageOf } from '../testing/samples';

describe('the shops', () => {
  it('are searched by name, in the address', async () => {
    const { calls, router } = openMall('/shops');
    expect(await screen.findByRole('link', { name: 'Harbour & Pine' })).toHaveAttribute(
      'href',
      '/shops/7',
    );
    await userEvent.type(screen.getByRole('searchbox'), ' pine {Enter}');
    expect(router.state.location.search).toBe('?q=pine');
    await vi.waitFor(() =>
      expect(calls.operatorShops).toHaveBeenLastCalledWith(
        { page: 1, limit: 20, name: 'pine' },
        expect.anything(),
      ),
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('are not there yet', async () => {
    openMall('/shops', { operatorShops: async () => pageOf([]) });
    expect(await screen.findByText(/^There is no shop yet/)).toBeVisible();
  });
});

describe('a shop', () => {
  it('gets its place in the mall; a stale change shows both versions', async () => {
    const current = { ...shop, version: 4, sort: 9 };
    const { calls } = openMall('/shops/7', {
      classifyShop: vi
        .fn(async () => shop)
        .mockRejectedValueOnce(failure('business', 'stale', current)),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Change the place in the mall' }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Change the place in the mall' }));
    await userEvent.clear(dialog.getByLabelText('Rank'));
    await userEvent.type(dialog.getByLabelText('Rank'), '12000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a whole number from 0 to 10,000')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Rank'));
    await userEvent.type(dialog.getByLabelText('Rank'), '20');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('row', { name: 'Rank 20 9' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(calls.classifyShop).toHaveBeenLastCalledWith({
      id: 7,
      version: 4,
      categoryId: 21,
      typeId: 31,
      isSelf: false,
      isRecommended: false,
      sort: 20,
    });
  });

  it('is suspended with a reason, and resumed', async () => {
    const { calls } = openMall('/shops/7', {
      operatorShop: vi
        .fn(async () => ({
          ...shop,
          suspension: { reason: 'Does not ship', since: '2026-03-02 09:30:00' },
        }))
        .mockResolvedValueOnce(shop as never),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    await userEvent.type(screen.getByLabelText('Reason'), 'Does not ship');
    const dialog = screen.getByRole('dialog', { name: 'Suspend Harbour & Pine' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(calls.suspendShop).toHaveBeenCalledWith({ id: 7, reason: 'Does not ship' });
    await userEvent.click(await screen.findByRole('button', { name: 'End the suspension' }));
    const question = screen.getByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'End the suspension' }));
    await vi.waitFor(() => expect(calls.resumeShop).toHaveBeenCalledWith({ id: 7 }));
  });

  it('has its commission set where it stands, and its bank account', async () => {
    const { calls } = openMall('/shops/7', {
      setPayoutAccount: vi
        .fn(async () => null)
        .mockRejectedValueOnce(
          Object.assign(failure('validation', 'invalid-value'), { field: 'accountNumber' }),
        ),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Commission on new orders/ }));
    await userEvent.keyboard('8{Enter}');
    await vi.waitFor(() => expect(calls.setCommission).toHaveBeenCalledWith({ id: 7, percent: 8 }));
    expect(screen.getByText('€80.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Set the bank account' }));
    await userEvent.type(screen.getByLabelText(/^Account holder/), 'Ada Marchetti');
    await userEvent.type(screen.getByLabelText(/^IBAN/), 'ES00');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/does not accept this value/)).toBeVisible();
    expect(screen.getByLabelText(/^IBAN/)).toHaveFocus();
    expect(screen.getByLabelText(/^Account holder/)).toHaveValue('Ada Marchetti');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  it('shows its money only to whom may read it', async () => {
    openMall('/shops/7', { operatorSelf: async () => mallKey(['shops:read', 'content:read']) });
    expect(await screen.findByText('Ada Marchetti')).toBeVisible();
    expect(screen.queryByText('Balance')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  });
});
