import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import type { NextStep } from '../next-steps/types';
import { AccountOverview } from './account-overview';

const render = (steps: NextStep[]) =>
  renderInEnglish(
    <AccountOverview
      user={{ nickname: 'Mira', email: 'mira@example.com' }}
      profileHref="/profile"
      figures={[
        { kind: 'coupons', count: 3, href: '/coupons' },
        { kind: 'points', href: '/points' },
      ]}
      orders={[
        { state: 'toPay', count: 1, href: '/to-pay' },
        { state: 'refunds', count: 0, href: '/refunds' },
      ]}
      ordersHref="/orders"
      steps={steps}
      shoppingHref="/goods"
    />,
  );

describe('AccountOverview', () => {
  it('shows account figures and order counts, each a link', () => {
    render([]);
    const figures = screen.getByRole('list', { name: 'What you have' });
    const coupons = within(figures).getByRole('link', { name: '3 Coupons' });
    expect(coupons).toHaveAttribute('href', '/coupons');
    expect(within(figures).getByRole('link', { name: '– Points' })).toBeVisible();
    const orders = screen.getByRole('list', { name: 'Orders by state' });
    expect(within(orders).getByRole('link', { name: '1 order To pay' })).toBeVisible();
    expect(within(orders).getByRole('link', { name: 'Return/refund' })).toBeVisible();
  });

  it('shows next steps and links to them', () => {
    render([
      { kind: 'sendBack', id: '1', href: '/refund', amountMinor: 1290 },
      { kind: 'receive', id: '2', href: '/on-the-way', orders: 2 },
      { kind: 'review', id: '3', href: '/reviews', goods: 1 },
    ]);
    const steps = screen.getByRole('region', { name: 'What comes next' });
    const described = within(steps)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(described).toEqual(['Send back', 'Track', 'Review']);
    const track = within(steps).getByRole('link', { name: 'Track' });
    expect(track).toHaveAccessibleDescription('2 orders are on their way');
    expect(track).toHaveAttribute('href', '/on-the-way');
    expect(within(steps).getByText('$12.90 is refunded when they have arrived')).toBeVisible();
  });

  it('links to the goods without next steps', () => {
    render([]);
    const steps = screen.getByRole('region', { name: 'What comes next' });
    expect(within(steps).getByText('Nothing is waiting for you at the moment.')).toBeVisible();
    expect(within(steps).getByRole('link', { name: 'Go shopping' })).toHaveAttribute(
      'href',
      '/goods',
    );
  });
});
