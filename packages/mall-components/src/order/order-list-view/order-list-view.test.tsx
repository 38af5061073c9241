import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { OrderListView } from '..';
import { sampleShopOrder, sampleUnpaidOrder } from '../testing/samples';

const list = {
  tab: 'toPay' as const,
  onTabChange: vi.fn(),
  commands: {},
  homeHref: '/',
  orders: [sampleUnpaidOrder],
};

describe('OrderListView', () => {
  it('shows the count of each tab and reports the selected one', async () => {
    const onTabChange = vi.fn();
    renderInEnglish(
      <OrderListView {...list} counts={{ toPay: 1, toShip: 12 }} onTabChange={onTabChange} />,
    );
    expect(screen.getByRole('tab', { name: 'To pay 1' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'To ship 12' }));
    expect(onTabChange).toHaveBeenCalledExactlyOnceWith('toShip', {
      reason: 'tabPress',
      event: expect.any(Event),
    });
  });

  it('has a tab for each state, and one for refunds', () => {
    renderInEnglish(<OrderListView {...list} />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      ...['All', 'To pay', 'To ship', 'To receive', 'To review', 'Completed'],
      ...['Return/refund', 'Cancelled'],
    ]);
  });

  it('shows a master order once, with all its shops and one total', () => {
    renderInEnglish(<OrderListView {...list} />);
    const card = screen.getByRole('article');
    for (const shop of sampleUnpaidOrder.shops)
      expect(within(card).getByRole('link', { name: shop.name })).toHaveAttribute(
        'href',
        shop.href,
      );
    expect(card).toHaveTextContent('4 items');
    expect(card).toHaveTextContent('$446.00');
  });

  it('links from an empty tab to the shops', () => {
    renderInEnglish(<OrderListView {...list} tab="toReceive" orders={[]} />);
    expect(screen.getByText('No parcels are on their way.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go shopping' })).toHaveAttribute('href', '/');
  });

  it('shows a failure and retries', async () => {
    const onRetry = vi.fn();
    renderInEnglish(<OrderListView {...list} state="failed" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('links from a shop order to its detail', () => {
    const order = sampleShopOrder('toShip');
    renderInEnglish(<OrderListView {...list} tab="toShip" orders={[order]} />);
    const name = `View details Order number ${order.orderNo}`;
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', order.href);
  });
});
