import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import type { Id } from '../../settings';
import type { CouponChip } from '../types';
import { CouponChips } from './coupon-chips';

const chips = (coupons: CouponChip[], onClaim?: (id: Id) => Promise<void>) =>
  render(
    <IntlProvider locale="en">
      <CouponChips coupons={coupons} {...(onClaim && { onClaim })} />
    </IntlProvider>,
  );
const coupon = { id: 7, amountMinor: 1000, minimumMinor: 9900 };

describe('CouponChips', () => {
  it('claims one coupon at a time', async () => {
    const onClaim = vi.fn(() => new Promise<void>(() => {}));
    chips([coupon], onClaim);
    const button = screen.getByRole('button', { name: '$10.00 off from $99.00 Claim' });
    await userEvent.dblClick(button);
    expect(onClaim).toHaveBeenCalledExactlyOnceWith(7);
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('marks claimed and exhausted coupons, and offers neither', () => {
    chips(
      [
        { ...coupon, state: 'claimed' },
        { ...coupon, id: 8, minimumMinor: 0, state: 'soldOut' },
      ],
      vi.fn(),
    );
    expect(screen.getByText('Claimed')).toBeVisible();
    expect(screen.getByText('All claimed')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders nothing without coupons', () => {
    chips([]);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
