import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { failure, openOffice } from '../testing/open-office';
import { keyWith } from '../testing/samples';
import { today } from '../testing/shop-samples';

describe('the first page', () => {
  it('of a shop leads to what waits, and sums 7 and 30 days', async () => {
    openOffice('/', {
      shopToday: vi.fn(async () => today).mockRejectedValueOnce(failure('transport')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const links = [
      ['Orders to ship 3', '/orders?state=toShip'],
      ['Refunds to decide 1', '/refunds?state=pending'],
      ['Goods on their way back 0', '/refunds?state=returning'],
      ['Reviews to answer 2', '/reviews'],
      ['Goods that run out 4', '/goods?stock=low'],
    ] as const;
    for (const [name, href] of links)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByText('7 days: 2 orders')).toBeVisible();
    expect(screen.getAllByText('€20.00')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Sales by day, as a table' }));
    expect(screen.getByRole('row', { name: '03/30/2026 1 €10.00' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    expect(await axeViolations()).toEqual([]);
  });

  it('shows what waits as far as the roles go', async () => {
    openOffice('/', { operatorSelf: async () => keyWith(['orders:read']) });
    const link = await screen.findByRole('link', { name: /^Orders to ship/ });
    const list = within(link.closest('ul') as HTMLElement);
    expect(list.getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    ['somebody of the shop who does not see to orders', { ...keyWith(['goods:read']) }],
    ['the mall', { ...keyWith(['goods:read']), shopId: null }],
  ])('of %s is the first of their roles', async (_who, key) => {
    const { router, calls } = openOffice('/', { operatorSelf: async () => key });
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/goods');
    expect(calls.shopToday).not.toHaveBeenCalled();
  });
});
