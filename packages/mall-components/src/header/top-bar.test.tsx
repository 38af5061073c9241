import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { TopBar } from './top-bar';

afterEach(() => void vi.restoreAllMocks());

it('leads home, to the orders, to the application and to the mall for phones', () => {
  renderInEnglish(
    <TopBar
      homeHref="/"
      ordersHref="/orders"
      settleHref="/settle"
      mobileHref="https://m.mall.example"
      onHint={vi.fn()}
    />,
  );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Home')).toBe('/');
  expect(hrefOf('My orders')).toBe('/orders');
  expect(hrefOf('Become a merchant')).toBe('/settle');
  expect(hrefOf('Mobile mall')).toBe('https://m.mall.example');
  expect(screen.getByRole('link', { name: 'Mobile mall' })).toHaveAttribute('target', '_blank');
});

it('leaves out what the mall does not offer', () => {
  renderInEnglish(<TopBar homeHref="/" ordersHref="/orders" onHint={vi.fn()} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Home',
    'My orders',
  ]);
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Press Ctrl + D to bookmark this site'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Press ⌘ D to bookmark this site'],
])('names the key for a bookmark of %s', async (userAgent, hint) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const onHint = vi.fn();
  renderInEnglish(<TopBar homeHref="/" ordersHref="/orders" onHint={onHint} />);
  await userEvent.click(screen.getByRole('button', { name: 'Bookmark this site' }));
  expect(onHint).toHaveBeenCalledExactlyOnceWith(hint);
});
