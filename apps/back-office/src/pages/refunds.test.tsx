import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { failure, openOffice } from '../testing/open-office';
import { keyWith, pageOf } from '../testing/samples';
import { refund } from '../testing/shop-samples';

describe('the refunds', () => {
  it('are listed with state, goods, reason and amount, filtered by the address', async () => {
    const { calls, router } = openOffice('/refunds?state=pending&page=2');
    const link = await screen.findByRole('link', { name: 'RE1' });
    expect(link).toHaveAttribute('href', '/refunds/RE1');
    expect(screen.getByRole('row', { name: /RE1/ })).toHaveTextContent(
      /To decide.*Iron kettle.*It is damaged.*€12.50/,
    );
    expect(calls.operatorRefunds).toHaveBeenCalledWith(
      { status: 0, page: 2, limit: 20 },
      expect.anything(),
    );
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Goods on their way back');
    expect(router.state.location.search).toBe('?state=returning');
    expect(await axeViolations()).toEqual([]);
  });

  it('are none, or cannot be loaded, or are not for these roles', async () => {
    openOffice('/refunds', {
      operatorRefunds: vi.fn(async () => pageOf([])).mockRejectedValueOnce(failure('transport')),
    });
    expect(await screen.findByText(/There is no connection/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody has asked for a refund yet.')).toBeVisible();
  });

  it('say so to whose roles do not include them', async () => {
    openOffice('/refunds/RE1', { operatorSelf: async () => keyWith(['goods:read']) });
    expect(await screen.findByText(/^Your roles do not include this page/)).toBeVisible();
  });
});

describe('a refund', () => {
  it('is accepted after a question that names the amount, and says why that failed', async () => {
    const { calls } = openOffice('/refunds/RE1', {
      acceptRefund: vi
        .fn(async () => null)
        .mockRejectedValueOnce(failure('business', 'payment-disputed')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Accept to refund €12.50?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('disputes this payment');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls.acceptRefund).toHaveBeenLastCalledWith({ refundNo: 'RE1' });
    expect(calls.operatorRefund.mock.calls.length).toBeGreaterThan(1);
  });

  it('is refused with a reason, which stays when that fails', async () => {
    const { calls } = openOffice('/refunds/RE1', {
      refuseRefund: vi
        .fn(async () => null)
        .mockRejectedValueOnce(failure('business', 'wrong-state')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refuse refund RE1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(dialog.getByText('Fill this in')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Used ');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('has changed in the meantime');
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(' Used ');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.refuseRefund).toHaveBeenLastCalledWith({ refundNo: 'RE1', reason: 'Used' });
  });

  it('shows what was asked for, with pictures and history', async () => {
    openOffice('/refunds/RE1', {
      operatorRefund: async () => ({
        ...refund,
        status: 5,
        decisionTime: '2026-03-03 08:00:00',
        returnCompany: 'Swallow Post',
        returnWaybill: 'BACK1',
      }),
    });
    expect(await screen.findByText('The lid is cracked')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Picture 1 of 1' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent(
      /Asked for.*Accepted.*Goods sent back.*Swallow Post, tracking number BACK1.*Goods on their way back/,
    );
    expect(screen.getByRole('button', { name: 'The goods are here' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('is only read without the right to decide', async () => {
    openOffice('/refunds/RE1', { operatorSelf: async () => keyWith(['refunds:read']) });
    expect(await screen.findByText('The lid is cracked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('of cash on delivery is paid back by the shop', async () => {
    const { calls } = openOffice('/refunds/RE1', {
      operatorRefund: async () => ({ ...refund, status: 2, paidBackBy: 'shop' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I have paid it back' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'I have paid it back' }));
    await vi.waitFor(() => expect(calls.confirmPaidBack).toHaveBeenCalledWith({ refundNo: 'RE1' }));
  });
});
