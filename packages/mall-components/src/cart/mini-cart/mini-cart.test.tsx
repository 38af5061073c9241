import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import type { CartRow } from '../types';
import { MiniCart } from './mini-cart';

const row = (id: number, change: Partial<CartRow> = {}): CartRow => ({
  id,
  name: `Mug ${id}`,
  href: `#mug-${id}`,
  imageSrc: '',
  priceMinor: 1000,
  quantity: 2,
  stock: 9,
  ...change,
});
const shopOf = (...rows: CartRow[]) => [{ id: 1, name: 'Kiln', href: '#kiln', rows }];

describe('MiniCart', () => {
  it('names the goods with their count, and orders the available ones for their total', async () => {
    const onCheckout = vi.fn();
    const shops = shopOf(row(1), row(2, { stock: 0 }), row(3, { quantity: 20 }));
    renderInEnglish(<MiniCart shops={shops} cartHref="/cart" onCheckout={onCheckout} />);
    expect(screen.getByRole('link', { name: /Mug 1.*× 2.*\$10\.00/ })).toHaveAttribute(
      'href',
      '#mug-1',
    );
    expect(screen.getByRole('link', { name: /Mug 2.*Sold out/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Mug 3.*Only 9 left; you want 20/ })).toBeVisible();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$20.00');
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
    expect(onCheckout).toHaveBeenCalledExactlyOnceWith([1]);
  });

  it('shows four lines and the number of other pieces', () => {
    const shops = shopOf(...[1, 2, 3, 4, 5, 6].map((id) => row(id)));
    renderInEnglish(<MiniCart shops={shops} cartHref="/cart" onCheckout={vi.fn()} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('and 4 more items')).toBeVisible();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$120.00');
  });

  it('shows an empty or a failed state', async () => {
    const onRetry = vi.fn();
    const cart = (state: 'ready' | 'failed') => (
      <MiniCart shops={[]} state={state} onRetry={onRetry} cartHref="/cart" onCheckout={vi.fn()} />
    );
    const { rerender } = renderInEnglish(cart('ready'));
    expect(screen.getByText('Your cart is empty.')).toBeVisible();
    rerender(cart('failed'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
