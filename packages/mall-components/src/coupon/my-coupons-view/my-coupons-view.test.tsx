import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleCoupon, sampleCoupons } from '../coupon.sample';
import { MyCouponsView, type MyCouponsViewProps } from './my-coupons-view';

const show = (props: Partial<MyCouponsViewProps> = {}) =>
  renderInEnglish(
    <MyCouponsView
      tab="available"
      onTabChange={vi.fn()}
      coupons={sampleCoupons}
      shopsHref="/merchant/merchant_street"
      {...props}
    />,
  );

describe('MyCouponsView', () => {
  it.each([
    ['shop', 'Shop coupon'],
    ['goods', 'Item coupon'],
    ['category', 'Category coupon'],
    ['general', 'For the whole mall'],
  ] as const)('describes a coupon of kind %s', (kind, text) => {
    show({ coupons: [sampleCoupon({ kind })] });
    expect(within(screen.getByRole('article')).getByText(text)).toBeVisible();
  });

  it('shows value, scope and validity of each coupon, with a link', () => {
    show({ coupons: [sampleCoupon({ kind: 'shop', href: '/merchant/merchant/home?id=3' })] });
    const card = within(screen.getByRole('article', { name: 'Ten off a hundred' }));
    for (const text of ['Shop coupon', 'From $100.00', 'Valid until Jun 30, 2026'])
      expect(card.getByText(text)).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('$10.00');
    expect(card.getByRole('link', { name: 'Use now Ten off a hundred' })).toHaveAttribute(
      'href',
      '/merchant/merchant/home?id=3',
    );
  });

  it.each([
    ['notStarted', 'Not valid yet', /May 1, 2026 to Jun 30, 2026/],
    ['used', 'Used', /Used on May 9, 2026/],
    ['expired', 'Expired', /Valid until/],
  ] as const)('has no link to use a coupon that is %s', (state, word, dates) => {
    show({ coupons: [sampleCoupon({ state, usedAt: new Date('2026-05-09T08:00:00Z') })] });
    const card = within(screen.getByRole('article'));
    expect(card.getByText(word)).toBeVisible();
    expect(card.getByText(dates)).toBeVisible();
    expect(card.queryByRole('link')).toBeNull();
  });

  it('names the categories of a coupon, and says what it is for where they are not known', () => {
    const coupon = sampleCoupon({ kind: 'category', shopName: undefined });
    const categoryNames = ['Kitchen', 'Garden'];
    show({
      coupons: [
        { ...coupon, categoryNames },
        { ...coupon, id: 999 },
      ],
    });
    const [named, other] = screen.getAllByRole('article');
    expect(named).toHaveTextContent('Kitchen, Garden');
    expect(other).toHaveTextContent('Category coupon');
  });

  it('changes the tab, and links onward from an empty one', async () => {
    const onTabChange = vi.fn();
    show({ onTabChange, coupons: [], counts: { available: 0, past: 3 } });
    expect(screen.getByRole('link', { name: 'Visit the shops' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /Used or expired/ }));
    expect(onTabChange).toHaveBeenCalledWith('past', {
      reason: 'tabPress',
      event: expect.any(Event),
    });
  });
});
