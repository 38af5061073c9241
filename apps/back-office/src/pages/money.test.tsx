import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { catchDownloads } from '../testing/catch-downloads';
import { failure, openOffice } from '../testing/open-office';
import { keyWith } from '../testing/samples';
import { entry, payout } from '../testing/shop-samples';

describe('the money of a shop', () => {
  it('is what the mall owes it, with payouts and why one failed', async () => {
    const { calls } = openOffice('/money', {
      payouts: vi
        .fn(
          async () => ({ payouts: [{ ...payout, id: 1, payoutNo: 'PO0' }], next: null }) as object,
        )
        .mockResolvedValueOnce({ payouts: [payout], next: 2 }),
    });
    expect(await screen.findByText('€120.00')).toBeVisible();
    expect(screen.getByText('€24.50')).toBeVisible();
    expect(screen.getByText(/^Not known, so nothing can be paid out/)).toBeVisible();
    const row = await screen.findByRole('row', { name: /PO1/ });
    expect(row).toHaveTextContent(/Failed.*Account closed.*€40.00/);
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }));
    expect(await screen.findByRole('row', { name: /PO0/ })).toBeVisible();
    expect(calls.payouts).toHaveBeenLastCalledWith({ before: 2, limit: 20 }, expect.anything());
    expect(await axeViolations()).toEqual([]);
  });

  it('is for those who see to money', async () => {
    openOffice('/money', { operatorSelf: async () => keyWith(['orders:read']) });
    expect(await screen.findByText(/^Your roles do not include this page/)).toBeVisible();
  });
});

describe('the statement of a month', () => {
  it('goes from balance to balance, and its entries are downloaded batch after batch', async () => {
    const saved = catchDownloads();
    const { calls, router } = openOffice('/money/statement?month=2026-03', {
      ledgerEntries: vi
        .fn(
          async () =>
            ({
              entries: [{ ...entry, item: 'commission', amount: '-1.23' }],
              next: null,
            }) as object,
        )
        .mockResolvedValueOnce({ entries: [entry], next: 1 }),
    });
    const table = await screen.findByRole('table', { name: 'Statement by month' });
    expect(table).toHaveTextContent(
      /beginning.*€80.00.*Sales.*1.*€24.50.*Commission of the mall.*1.*−€1.23.*end.*€103.27/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Entries as CSV' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(calls.ledgerEntries).toHaveBeenLastCalledWith({
      month: '2026-03',
      before: 1,
      limit: 500,
    });
    expect((await saved[0]?.text())?.split('\r\n').slice(1, 3)).toEqual([
      '2026-03-01 08:05:00,Sales,SH1,24.50,EUR',
      '2026-03-01 08:05:00,Commission of the mall,SH1,-1.23,EUR',
    ]);
    const month = screen.getByLabelText('Month');
    const [, before] = within(month).getAllByRole('option');
    await userEvent.selectOptions(month, before as HTMLElement);
    expect(router.state.location.search).toMatch(/^\?month=\d{4}-\d{2}$/);
    expect(await axeViolations()).toEqual([]);
  });

  it('says why it is not there', async () => {
    openOffice('/money/statement', { shopStatement: () => Promise.reject(failure('transport')) });
    expect(await screen.findByText(/There is no connection/)).toBeVisible();
  });
});
