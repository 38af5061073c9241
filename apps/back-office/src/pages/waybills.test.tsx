import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { failure, openOffice } from '../testing/open-office';
import { keyWith, order, pageOf } from '../testing/samples';

describe('a list of waybills', () => {
  it('ships its orders; lines that are refused stay, each with its reason', async () => {
    const { calls } = openOffice('/orders/waybills', {
      shipOrder: vi
        .fn(async () => null)
        .mockRejectedValueOnce(failure('business', 'refund-in-progress')),
    });
    const field = await screen.findByRole('textbox', { name: /^Orders with courier/ });
    await userEvent.click(screen.getByRole('button', { name: 'Ship them' }));
    expect(await screen.findByText('Fill this in')).toBeVisible();
    fireEvent.change(field, { target: { value: 'SH1,Swallow,W1\nSH2;Swallow;W2\nSH3,Swallow' } });
    await userEvent.click(screen.getByRole('button', { name: 'Ship them' }));
    expect(await screen.findByText('1 order is on the way.')).toBeVisible();
    expect(calls.shipOrder).toHaveBeenLastCalledWith({
      orderNo: 'SH2',
      company: 'Swallow',
      waybillNo: 'W2',
    });
    expect(
      screen.getByRole('row', { name: /^1 SH1,Swallow,W1 This order is being/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /^3 SH3,Swallow Three values/ })).toBeVisible();
    expect(field).toHaveValue('SH1,Swallow,W1\nSH3,Swallow');
    expect(await axeViolations()).toEqual([]);
  });

  it('is read from a file', async () => {
    openOffice('/orders/waybills');
    const file = new File(['SH1,Swallow,W1'], 'waybills.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('Or take them from a CSV file'), file);
    await vi.waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Orders with courier/ })).toHaveValue(
        'SH1,Swallow,W1',
      ),
    );
  });

  it('is for those who ship', async () => {
    openOffice('/orders/waybills', { operatorSelf: async () => keyWith(['orders:read']) });
    expect(await screen.findByText(/^Your roles do not include this page/)).toBeVisible();
  });
});

describe('packing slips', () => {
  it('are those of all orders that wait and are not refunded', async () => {
    openOffice('/orders/slips', {
      operatorOrders: async () => pageOf([order, { ...order, orderNo: 'SH2', refundStatus: 2 }]),
    });
    expect(await screen.findByRole('heading', { name: 'Packing slip of order SH1' })).toBeVisible();
    expect(screen.getByText('Calle del Olmo 14')).toBeVisible();
    expect(screen.queryByText(/SH2/)).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });
});
