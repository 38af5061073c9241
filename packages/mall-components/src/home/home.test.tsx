import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleOffered } from '../coupon/coupon.sample';
import { renderInEnglish } from '../testing/render-in-english';
import { sampleGoods } from '../testing/samples';
import { AccountCard, CouponsToClaim, Hero, Podium, Recommended, SignInCard } from '.';

const allHref = '/goods/goods_search';

describe('home', () => {
  it('opens the sign-in dialog on a plain click, and leaves other clicks to the browser', async () => {
    const user = userEvent.setup();
    const handleSignIn = vi.fn();
    renderInEnglish(
      <SignInCard
        mallName="Vermilion"
        signInHref="/login"
        registerHref="/join"
        onSignIn={handleSignIn}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Welcome to Vermilion' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(handleSignIn).toHaveBeenCalledOnce();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(handleSignIn).toHaveBeenCalledOnce();
  });

  it('links account figures to their pages; an unknown figure is not shown as zero', () => {
    renderInEnglish(
      <AccountCard
        nickname="Ming"
        figures={[
          { kind: 'coupons', count: 6, href: '/coupons' },
          { kind: 'points', count: 1234, href: '/points' },
          { kind: 'collected', href: '/collection' },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Hello, \u2068Ming\u2069' })).toBeVisible();
    expect(screen.getByRole('link', { name: '6 Coupons' })).toHaveAttribute('href', '/coupons');
    expect(screen.getByRole('link', { name: '1.2K Points' })).toHaveAttribute('href', '/points');
    expect(screen.getByRole('link', { name: '– Saved' })).toHaveAttribute('href', '/collection');
  });

  it('shows at most four coupons with their states, and nothing without any', async () => {
    const handleClaim = vi.fn();
    const coupons = [
      ...sampleOffered,
      { ...sampleOffered[0]!, id: 8 },
      { ...sampleOffered[0]!, id: 9 },
    ];
    const { rerender } = renderInEnglish(
      <CouponsToClaim coupons={coupons} href="/mine" onClaim={handleClaim} />,
    );
    const section = screen.getByRole('region', { name: 'Coupons to claim' });
    expect(within(section).getAllByRole('article')).toHaveLength(4);
    expect(within(section).getByText('Claimed')).toBeVisible();
    expect(within(section).getByText('All claimed')).toBeVisible();
    expect(within(section).getByRole('link', { name: 'My coupons' })).toHaveAttribute(
      'href',
      '/mine',
    );
    await userEvent.click(within(section).getAllByRole('button', { name: 'Claim Welcome' })[0]!);
    expect(handleClaim).toHaveBeenCalledExactlyOnceWith(1);
    rerender(<CouponsToClaim coupons={[]} href="/mine" onClaim={handleClaim} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows the first three on a podium, with their ranks as text', () => {
    renderInEnglish(<Podium goods={sampleGoods(5)} />);
    const places = screen.getAllByRole('listitem');
    expect(places).toHaveLength(3);
    places.forEach((place, index) => {
      expect(place).toHaveTextContent(`Number ${index + 1}`);
      expect(within(place).getByRole('heading', { level: 2 })).toHaveTextContent(
        sampleGoods(5)[index]!.name,
      );
      expect(within(place).getAllByRole('link')).toHaveLength(1);
    });
  });

  it('links onward at the end of the list', () => {
    const goods = sampleGoods(13);
    const more = { state: 'idle', onMore: vi.fn() } as const;
    const { rerender } = renderInEnglish(
      <Recommended goods={goods} allHref={allHref} more={more} />,
    );
    expect(screen.queryByText(/everything we recommend/)).toBeNull();
    rerender(<Recommended goods={goods} allHref={allHref} />);
    expect(screen.getByText(/everything we recommend/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all items' })).toHaveAttribute('href', allHref);
  });

  it('moves focus to the first of the requested goods', async () => {
    const handleMore = vi.fn();
    const more = { state: 'idle', onMore: handleMore, href: '/?page=2' } as const;
    const { rerender } = renderInEnglish(
      <Recommended goods={sampleGoods(13)} allHref={allHref} more={more} />,
    );
    const link = screen.getByRole('link', { name: 'Show more' });
    expect(link).toHaveAttribute('href', '/?page=2');
    await userEvent.click(link);
    expect(handleMore).toHaveBeenCalledOnce();
    const all = sampleGoods(26);
    rerender(<Recommended goods={all} allHref={allHref} more={more} />);
    const links = within(screen.getAllByRole('article')[13]!).getByRole('link');
    expect(links).toHaveFocus();
    expect(links).toHaveTextContent(all[13]!.name);
  });

  it('does not move focus when more items load automatically', () => {
    const more = { state: 'idle', onMore: vi.fn() } as const;
    const { rerender } = renderInEnglish(
      <Recommended goods={sampleGoods(13)} allHref={allHref} more={more} />,
    );
    screen.getByRole('button', { name: 'Show more' }).focus();
    rerender(<Recommended goods={sampleGoods(26)} allHref={allHref} more={more} />);
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
  });

  it('says of a mall without goods that it is being set up, and where a shop is opened', () => {
    renderInEnglish(
      <>
        <Hero banners={[]} name="Kiln Street" panel={null} />
        <Recommended goods={[]} allHref={allHref} sellHref="/sell" />
      </>,
    );
    expect(screen.getByText('Kiln Street')).toBeVisible();
    expect(screen.getByText(/^Nothing is on sale yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open a shop' })).toHaveAttribute('href', '/sell');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
