import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { catchDownloads } from '../testing/catch-downloads';
import { failure, openOffice } from '../testing/open-office';
import { keyWith, order, pageOf } from '../testing/samples';

describe('the orders', () => {
  it('are listed with their state, receiver and amount, each with a link', async () => {
    openOffice('/orders');
    const link = await screen.findByRole('link', { name: 'SH1' });
    expect(link).toHaveAttribute('href', '/orders/SH1');
    const row = screen.getByRole('row', { name: /SH1/ });
    expect(row).toHaveTextContent(/To ship.*Iron kettle.*Sofia Marchetti.*€24.50/);
  });

  it('are filtered by what the address says, and the filter goes into it', async () => {
    const { calls, router } = openOffice('/orders?state=completed&page=3');
    await vi.waitFor(() =>
      expect(calls.operatorOrders).toHaveBeenCalledWith(
        { state: 'completed', page: 3, limit: 20 },
        expect.anything(),
      ),
    );
    await userEvent.selectOptions(await screen.findByLabelText('State'), 'To ship');
    expect(router.state.location.search).toBe('?state=toShip');
  });

  it('are exported with the filter of the list, however long it is', async () => {
    const files = catchDownloads();
    const { calls } = openOffice('/orders?state=toShip', {
      operatorOrders: vi.fn(async ({ after }: { after?: number }) => ({
        ...pageOf([{ ...order, orderNo: after ? 'SH2' : 'SH1' }]),
        next: after ? null : 7,
      })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines[0]).toContain('State');
    expect(lines[1]).toMatch(/^SH1,To ship,.*,24\.50$/);
    expect(lines[2]).toMatch(/^SH2,To ship,/);
    expect(calls.operatorOrders).toHaveBeenLastCalledWith({
      state: 'toShip',
      after: 7,
      limit: 100,
    });
  });

  it('are shipped from the list, with what the courier needs', async () => {
    const { calls } = openOffice('/orders');
    await userEvent.click(await screen.findByRole('button', { name: 'Ship order SH1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ship order SH1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ship' }));
    expect(dialog.getAllByText('Fill this in')).toHaveLength(2);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Courier company' }), ' Swallow ');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tracking number' }), 'W1');
    await userEvent.click(dialog.getByRole('button', { name: 'Ship' }));
    expect(await screen.findByText('Order SH1 is on its way.')).toBeVisible();
    expect(calls.shipOrder).toHaveBeenCalledWith({
      orderNo: 'SH1',
      company: 'Swallow',
      waybillNo: 'W1',
    });
  });

  it('say why they are not shipped, and keep what was typed', async () => {
    const refused = () => Promise.reject(failure('business', 'refund-in-progress'));
    openOffice('/orders', { shipOrder: refused });
    await userEvent.click(await screen.findByRole('button', { name: 'Ship order SH1' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Courier company' }), 'Swallow');
    await userEvent.type(screen.getByRole('textbox', { name: 'Tracking number' }), 'W1');
    await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('being refunded');
    expect(screen.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('W1');
  });

  it('are not there yet, or none in this state', async () => {
    openOffice('/orders', { operatorOrders: async () => pageOf([]) });
    expect(await screen.findByText(/Nobody has ordered yet/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Cancelled');
    expect(await screen.findByText('No order is in this state.')).toBeVisible();
  });

  it('are loaded again after a failure, which is said', async () => {
    const { calls } = openOffice('/orders', {
      operatorOrders: vi
        .fn(async () => pageOf([order]))
        .mockRejectedValueOnce(failure('transport')),
    });
    expect(await screen.findByText(/There is no connection/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'SH1' })).toBeVisible();
    expect(calls.operatorOrders).toHaveBeenCalledTimes(2);
  });

  it('are read only without the right to ship, and hidden without that to read', async () => {
    openOffice('/orders', { operatorSelf: async () => keyWith(['orders:read']) });
    expect(await screen.findByRole('link', { name: 'SH1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ship/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Goods' })).not.toBeInTheDocument();
  });

  it('say so to whose roles do not include them', async () => {
    openOffice('/orders', { operatorSelf: async () => keyWith(['goods:read']) });
    expect(await screen.findByText(/^Your roles do not include this page/)).toBeVisible();
  });
});

describe('an order', () => {
  it('shows its address, note and the units to send, and is begun', async () => {
    const { calls } = openOffice('/orders/SH1');
    expect(await screen.findByText('Calle del Olmo 14')).toBeVisible();
    expect(screen.getByText('Ring twice')).toBeVisible();
    expect(screen.getByText('2 (of 3, the rest refunded)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('You have begun with this order.')).toBeVisible();
    expect(calls.beginOrder).toHaveBeenCalledWith({ orderNo: 'SH1' });
  });

  it('says when there is none', async () => {
    openOffice('/orders/SH9', {
      operatorOrder: () => Promise.reject(failure('business', 'not-found')),
    });
    expect(await screen.findByText(/not there any more/)).toBeVisible();
  });
});
