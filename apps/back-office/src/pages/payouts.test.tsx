import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { mallKey, payout } from '../testing/mall-samples';
import { openMall } from '../testing/open-mall';
import { failure } from '../testing/open-office';

describe('the payouts', () => {
  it('are those of the address, batch by batch', async () => {
    const { calls } = openMall('/payouts?shop=7&status=sent');
    const number = await screen.findByText('PO1');
    expect(number.closest('tr')).toHaveTextContent(/At the bank.*Harbour & Pine.*€80.00/);
    expect(calls.payouts).toHaveBeenCalledWith(
      { shopId: 7, status: 'sent', before: undefined, limit: 20 },
      expect.anything(),
    );
    expect(screen.getByRole('link', { name: 'Older ones' })).toHaveAttribute(
      'href',
      '/payouts?shop=7&status=sent&before=40',
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('are confirmed or failed, as the bank says', async () => {
    const { calls } = openMall('/payouts');
    await userEvent.click(await screen.findByRole('button', { name: 'PO1 has arrived' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Has PO1 arrived?' }));
    await userEvent.click(question.getByRole('button', { name: 'Has arrived' }));
    expect(await screen.findByText('PO1 has arrived.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'PO1 has failed: say why' }));
    await userEvent.type(screen.getByLabelText('Reason'), 'Account closed');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Has failed' }),
    );
    expect(await screen.findByText('PO1 is recorded as failed.')).toBeVisible();
    expect(calls.failPayout).toHaveBeenCalledWith({ id: 41, reason: 'Account closed' });
  });

  it('are owed again when the bank sends them back', async () => {
    const { calls } = openMall('/payouts', {
      payouts: vi.fn(async () => ({ payouts: [{ ...payout, status: 'paid' }], next: null })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'PO1 was returned: say why' }));
    const dialog = within(screen.getByRole('dialog', { name: 'PO1 was returned' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Account closed');
    await userEvent.click(dialog.getByRole('button', { name: 'Was returned' }));
    expect(await screen.findByText('PO1 is recorded as returned.')).toBeVisible();
    expect(calls.returnPayout).toHaveBeenCalledWith({ id: 41, reason: 'Account closed' });
  });

  it('are recorded once however often it is tried, and say when there is nothing', async () => {
    const { calls } = openMall('/payouts', {
      createPayouts: vi
        .fn(async (_args: object, _options: object) => [payout])
        .mockRejectedValueOnce(failure('business', 'wrong-state')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Record payouts' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Record payouts' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record payouts' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Nothing can be paid out/);
    await userEvent.click(dialog.getByRole('button', { name: 'Record payouts' }));
    expect(await screen.findByText('1 payout is recorded.')).toBeVisible();
    const [first, second] = calls.createPayouts.mock.calls;
    expect(second).toEqual(first);
  });

  it('go into a file for the bank', async () => {
    openMall('/payouts');
    await userEvent.click(await screen.findByRole('button', { name: 'File for the bank' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make the file' }));
    expect(await screen.findByText('File BF1 has 1 transfer.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download it' })).toBeVisible();
  });
});

describe('the ledger', () => {
  it('is checked when asked, and shows what differs', async () => {
    const { calls } = openMall('/payouts?tab=ledger');
    await userEvent.click(await screen.findByRole('button', { name: 'Check the ledger' }));
    expect(await screen.findByRole('table', { name: 'Something differs.' })).toBeVisible();
    expect(calls.checkLedger).toHaveBeenCalledOnce();
    expect(screen.getByText('refund 12').closest('tr')).toHaveTextContent(
      /Entries of the ledger.*€12.50.*€12.00/,
    );
    expect(screen.getByText('sku 4').closest('tr')).toHaveTextContent(/Stock.*units.*7.*6/);
    expect(screen.getByText('1 more is not shown here.')).toBeVisible();
  });

  it('tells what the server found by itself, and when', async () => {
    openMall('/payouts?tab=ledger');
    expect(await screen.findByText('Everything agrees, to the cent.')).toBeVisible();
    expect(screen.getByText('Last checked').parentElement).toHaveTextContent(/2026/);
    expect(await axeViolations()).toEqual([]);
  });

  it('says that it was never checked', async () => {
    openMall('/payouts?tab=ledger', {
      lastLedgerCheck: vi.fn(async () => ({ checkTime: null, report: null })),
    });
    expect(await screen.findByText(/Nothing was checked yet/)).toBeVisible();
  });
});

describe('a restored copy', () => {
  it('says on every page what it does not do', async () => {
    openMall('/payouts', { operatorSelf: vi.fn(async () => ({ ...mallKey(), restored: true })) });
    expect(await screen.findByText(/restored copy of the mall. It sends nothing/)).toBeVisible();
  });
});
