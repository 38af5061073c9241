// preload the cart's lazy code
import '@vermilion/design-system/confirm-dialog';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../../error/shopper-error';
import { sampleCart, sampleInvalid, sampleSaved } from '../../testing/cart-samples';
import { renderInEnglish } from '../../testing/render-in-english';
import { CartView, type CartViewProps } from './cart-view';

const later = () => ({
  rows: sampleSaved,
  onSave: vi.fn(() => Promise.resolve()),
  onMoveToCart: vi.fn(() => Promise.resolve()),
  onDelete: vi.fn(() => Promise.resolve()),
});
const show = (props: Partial<CartViewProps> = {}) =>
  renderInEnglish(
    <CartView
      shops={sampleCart}
      invalid={[]}
      onQuantitySave={vi.fn()}
      onDelete={vi.fn()}
      onCheckout={vi.fn()}
      shoppingHref="/"
      {...props}
    />,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const [first] = sampleCart[0]!.rows;

describe('CartView with goods saved for later', () => {
  it('saves a pending quantity before a row is removed, and keeps a row that cannot be saved', async () => {
    const calls: string[] = [];
    const part = later();
    part.onSave.mockImplementation(async () => void calls.push('later'));
    const onQuantitySave = vi.fn(async () => void calls.push('quantity'));
    show({ later: part, onQuantitySave });
    await press(`One more of ${first!.name}`);
    await press(`Save for later: ${first!.name}`);
    await vi.waitFor(() => expect(calls).toEqual(['quantity', 'later']));
    onQuantitySave.mockRejectedValue(new ShopperError('No connection.'));
    await press(`One more of ${first!.name}`);
    await press('Save for later: Canvas bag with an inner pocket and a zip');
    expect(await screen.findByText('No connection.')).toBeVisible();
    expect(part.onSave).toHaveBeenCalledOnce();
  });

  it('selects rows for management apart from the order', async () => {
    const onDelete = vi.fn(() => Promise.resolve());
    const onCollect = vi.fn(() => Promise.resolve());
    show({ onDelete, onCollect, later: later() });
    await press('Manage');
    await press('Delete');
    expect(screen.getByText('Select what to delete or move')).toBeVisible();
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Select Lounge chair in boiled wool' }),
    );
    await press('Move to saved items');
    expect(onCollect).toHaveBeenCalledExactlyOnceWith([7]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await press('Delete');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete 4 items from the cart?',
    });
    expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledWith([2, 5, 6, 7]);
    await press('Done');
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  });

  it('lists saved items with price changes and why they cannot be moved', async () => {
    const part = later();
    show({ shops: [], later: part });
    const list = within(screen.getByRole('region', { name: 'Saved for later (4)' }));
    expect(list.getByText(/The price has (dropped|risen)/)).toBeVisible();
    expect(list.getByText('Only 3 left; you want 4.')).toBeVisible();
    expect(list.getByText('Sold out')).toBeVisible();
    expect(list.getByText('The shop is closed at the moment.')).toBeVisible();
    const move = list.getAllByRole('button', { name: /^Move to cart/ });
    expect(move).toHaveLength(2);
    await userEvent.click(move[0]!);
    expect(part.onMoveToCart).toHaveBeenCalledExactlyOnceWith([41]);
    await userEvent.click(list.getAllByRole('button', { name: /^Delete/ })[3]!);
    expect(part.onDelete).toHaveBeenCalledExactlyOnceWith([44]);
  });

  it('reduces the quantity to the stock before ordering', async () => {
    const onQuantitySave = vi.fn(() => Promise.resolve());
    const onCheckout = vi.fn();
    const row = { ...first!, quantity: 5, stock: 2 };
    show({ shops: [{ ...sampleCart[0]!, rows: [row] }], onQuantitySave, onCheckout });
    expect(screen.getByText('Only 2 left; you want 5.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: `Select ${row.name}` })).toBeDisabled();
    await press('Check out');
    expect(onCheckout).not.toHaveBeenCalled();
    await press(`Take 2 of ${row.name}`);
    expect(screen.getByRole('checkbox', { name: `Select ${row.name}` })).toBeEnabled();
  });

  it('shows why goods are unavailable, and removes one after confirmation', async () => {
    const onDelete = vi.fn(() => Promise.resolve());
    show({ invalid: [{ ...sampleInvalid[0]!, reason: 'removed' }], onDelete });
    expect(screen.getByText('The shop no longer offers this.')).toBeVisible();
    await press('Delete Paper lantern, round');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledWith([90]);
  });
});
