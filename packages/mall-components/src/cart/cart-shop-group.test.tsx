import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { CartShopGroup } from './cart-shop-group';
import type { CartRow } from './types';

const row: CartRow = {
  id: 'row-1',
  name: 'Bowl',
  href: '/bowl',
  imageSrc: '/bowl.png',
  priceMinor: 1200,
  quantity: 2,
  stock: 9,
};

const arrival = { from: '2026-12-01', until: '2026-12-05' };

function show(more: Partial<CartRow> = {}) {
  const [onSelectionChange, onQuantityChange] = [vi.fn(), vi.fn()];
  renderInEnglish(
    <CartShopGroup
      shop={{ id: 7, name: 'Kiln', href: '/kiln', rows: [{ ...row, ...more }], arrival }}
      selection={new Set()}
      onDelete={vi.fn()}
      {...{ onSelectionChange, onQuantityChange }}
    />,
  );
  return { onSelectionChange, onQuantityChange };
}
const because = (reason: string) => ({ reason, event: expect.any(Event) });

describe('CartShopGroup', () => {
  it('says when the goods of the shop arrive', () => {
    show();
    expect(screen.getByText('Arrives Tue, Dec 1 – Sat, Dec 5')).toBeVisible();
  });

  it('reports the selected rows, and why', async () => {
    const { onSelectionChange } = show();
    for (const checkbox of screen.getAllByRole('checkbox')) await userEvent.click(checkbox);
    expect(onSelectionChange.mock.calls).toEqual([
      [new Set(['row-1']), because('input')],
      [new Set(['row-1']), because('input')],
    ]);
  });

  it('reports the quantity of a row, and why', async () => {
    const { onQuantityChange } = show();
    await userEvent.click(screen.getByRole('button', { name: /^One more/ }));
    expect(onQuantityChange).toHaveBeenLastCalledWith(
      { rowId: 'row-1', quantity: 3 },
      because('increment'),
    );
  });

  it('reduces the quantity to the stock', async () => {
    const { onQuantityChange } = show({ quantity: 5, stock: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Take 2 of Bowl' }));
    expect(onQuantityChange).toHaveBeenLastCalledWith(
      { rowId: 'row-1', quantity: 2 },
      because('reducePress'),
    );
  });
});
