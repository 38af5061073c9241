import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { PriceBreakdown } from './price-breakdown';
import { sampleLines, sampleOrder, samplePricedShop, sampleShops } from './testing/samples';

const order = sampleOrder('toShip', { shops: [samplePricedShop] });

describe('PriceBreakdown', () => {
  it('shows the price of each line, and the totals of the order', async () => {
    renderInEnglish(<PriceBreakdown order={order} />);
    await userEvent.click(screen.getByRole('button', { name: 'Why this price' }));
    const texts = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(texts(/mug/)).toEqual(['$14.50 × 2', '−$1.84', '$3.00', '$30.16']);
    expect(texts(/^Total/)).toEqual(['', '−$10.00', '$6.50', '$154.50']);
  });

  it('shows the discount from points', async () => {
    renderInEnglish(<PriceBreakdown order={{ ...order, couponMinor: 0, pointsMinor: 120 }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Why this price' }));
    expect(screen.getByRole('columnheader', { name: 'Points' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('−$1.20');
  });

  it('omits coupons when none was used', async () => {
    renderInEnglish(<PriceBreakdown order={{ ...order, couponMinor: 0 }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Why this price' }));
    expect(screen.getByRole('columnheader', { name: 'Delivery' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Coupon' })).not.toBeInTheDocument();
    expect(screen.queryByText(/are shared among/)).not.toBeInTheDocument();
  });

  it('shows nothing when the shares of a line are not known', () => {
    const shop = { ...sampleShops.home, lines: [...samplePricedShop.lines, sampleLines.bag] };
    renderInEnglish(<PriceBreakdown order={{ ...order, shops: [shop] }} />);
    expect(screen.queryByText('Why this price')).not.toBeInTheDocument();
  });
});
