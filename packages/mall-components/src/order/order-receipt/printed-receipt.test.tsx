import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { OrderDetailView } from '../order-detail-view/order-detail-view';
import type { OrderState } from '../state-types';
import { sampleOrder } from '../testing/samples';

const issuer = { name: 'Harbour Mall', address: 'Pier 4' };
const show = (state: OrderState) =>
  renderInEnglish(<OrderDetailView order={sampleOrder(state)} commands={{}} issuer={issuer} />);

describe('printed receipt', () => {
  it('shows the receipt in print only', () => {
    show('toShip');
    expect(screen.queryByText('Pier 4')).not.toBeInTheDocument();
    act(() => void fireEvent(window, new Event('beforeprint')));
    expect(screen.getByText('Pier 4')).toBeInTheDocument();
    act(() => void fireEvent(window, new Event('afterprint')));
    expect(screen.queryByText('Pier 4')).not.toBeInTheDocument();
  });

  it('is printed with a button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    show('completed');
    await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is saved as PDF where supported', async () => {
    const download = vi.fn();
    const { rerender } = show('completed');
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    const order = sampleOrder('completed');
    rerender(<OrderDetailView order={order} issuer={issuer} onDownloadReceipt={download} />);
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(download).toHaveBeenCalledExactlyOnceWith(order.orderNo);
  });

  it.each(['unpaid', 'cancelled'] as const)(
    'renders no receipt for an order that is %s',
    (state) => {
      show(state);
      expect(screen.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument();
    },
  );
});
