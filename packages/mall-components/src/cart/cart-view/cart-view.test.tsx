// preload the cart's lazy code
import '@vermilion/design-system/confirm-dialog';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../../error/shopper-error';
import type { Id } from '../../settings';
import { sampleCart, sampleInvalid } from '../../testing/cart-samples';
import { renderInEnglish } from '../../testing/render-in-english';
import type { CartShop } from '../types';
import { CartView, type CartViewProps } from './cart-view';

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
const cartSummary = () => document.querySelector('[data-component="cart-summary"]');

describe('CartView', () => {
  it('starts with all available lines selected', () => {
    show();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
    expect(
      screen.getByRole('checkbox', { name: 'Select Lounge chair in boiled wool' }),
    ).toBeDisabled();
    expect(cartSummary()).toHaveTextContent('$731.82');
  });

  const estimate = {
    countryIso: 'TH',
    deliveries: [{ shopId: sampleCart[0]?.id ?? 0, freightMinor: 499, missingForFreeMinor: 1200 }],
    freightMinor: 499,
    couponMinor: 500,
    totalMinor: 73_181,
  };

  it('estimates the total with delivery to a country and coupons, in pieces', () => {
    show({ estimate });
    expect(cartSummary()).toHaveTextContent(/Estimated total \(\d+ items\)/);
    expect(cartSummary()).toHaveTextContent('$731.81');
    expect(cartSummary()).toHaveTextContent('Items $731.82');
    expect(cartSummary()).toHaveTextContent('Delivery to Thailand $4.99');
    expect(cartSummary()).toHaveTextContent('Coupons −$5.00');
    expect(screen.getByText('Delivery to Thailand: $4.99')).toBeVisible();
    expect(screen.getByText('Add $12.00 more from this shop for free delivery.')).toBeVisible();
  });

  it('changes the country that it is estimated for, with the days of arrival there', async () => {
    const onCountryChange = vi.fn();
    const [first] = estimate.deliveries;
    const arrival = { from: '2026-12-01', until: '2026-12-05' };
    show({
      shops: sampleCart.map((shop) => ({
        ...shop,
        arrival: { from: '2026-11-02', until: '2026-11-03' },
      })),
      estimate: { ...estimate, deliveries: [{ ...first!, arrival }] },
      onCountryChange,
    });
    expect(screen.getByText('Arrives Tue, Dec 1 – Sat, Dec 5')).toBeVisible();
    expect(screen.queryByText(/Nov/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Delivery to Thailand' }));
    const choice = await screen.findByRole(
      'combobox',
      { name: 'Delivery to' },
      { timeout: 10_000 },
    );
    await userEvent.selectOptions(choice, 'Japan');
    expect(onCountryChange).toHaveBeenCalledWith('JP', expect.anything());
  });

  it.each([
    [{ shopId: sampleCart[0]?.id ?? 0, freightMinor: 0 }, 'Free delivery to Thailand'],
    [{ shopId: sampleCart[0]?.id ?? 0 }, 'This shop does not deliver to Thailand.'],
  ])('says of a delivery %j: %s', (delivery, text) => {
    show({ estimate: { ...estimate, deliveries: [delivery] } });
    expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.queryByText(/more from this shop/)).not.toBeInTheDocument();
  });

  it('shows no old estimate while it is calculated anew, and none of an empty choice', async () => {
    show({ estimate: { ...estimate, pending: true } });
    expect(cartSummary()).not.toHaveTextContent('$731.81');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(cartSummary()).toHaveTextContent('Total (0 items)$0.00');
  });

  it('reports what would be ordered, at first and when it changes', async () => {
    const onSelectedRows = vi.fn();
    show({ onSelectedRows });
    const first = onSelectedRows.mock.lastCall?.[0] as unknown[];
    expect(first.length).toBeGreaterThan(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(onSelectedRows).toHaveBeenLastCalledWith([]);
  });

  it('offers no action for nothing chosen, and says why', async () => {
    const onDelete = vi.fn();
    show({ onDelete });
    await userEvent.click(screen.getByRole('button', { name: 'Manage' }));
    const remove = screen.getByRole('button', { name: 'Delete' });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    expect(remove).toHaveAccessibleDescription('Select what to delete or move');
    await userEvent.click(remove);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(remove).not.toHaveAttribute('aria-disabled');
  });

  it('shows price changes since a line was added, only for changed lines', () => {
    const [shop] = sampleCart;
    if (!shop) throw new Error('The sample cart is empty');
    const [first, second] = shop.rows;
    if (!first || !second) throw new Error('The sample cart has too few rows');
    const rows = [
      { ...first, addedPriceMinor: first.priceMinor + 250, id: 1 },
      { ...second, priceMinor: 1000, addedPriceMinor: 950, id: 2 },
      { ...second, addedPriceMinor: second.priceMinor, id: 3 },
    ];
    const { container } = show({ shops: [{ ...shop, rows }] });
    const texts = [...container.querySelectorAll('[data-component="cart-row"]')].map(
      (row) => /The price has [^.]+\. It was \$[\d.]+\d/.exec(row.textContent ?? '')?.[0],
    );
    expect(texts).toEqual([
      expect.stringMatching(/^The price has dropped/),
      'The price has risen. It was $9.50',
      undefined,
    ]);
  });

  it('orders the selection, and explains an empty one', async () => {
    const onCheckout = vi.fn();
    show({ onCheckout });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all of Tide & Timber' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
    expect(onCheckout).toHaveBeenCalledWith([6]);
  });

  it('asks for an item when none is selected', async () => {
    const onCheckout = vi.fn();
    show({ onCheckout });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
    expect(screen.getByText('Please select an item')).toBeVisible();
    expect(onCheckout).not.toHaveBeenCalled();
  });

  it('updates totals at once, and saves only the latest quantity before checkout', async () => {
    const onQuantitySave = vi.fn(() => Promise.resolve());
    const onCheckout = vi.fn();
    show({ onQuantitySave, onCheckout });
    const row = screen.getAllByRole('listitem')[0] as HTMLElement; // the sample has rows
    const more = within(row).getByRole('button', { name: /^One more/ });
    fireEvent.click(more);
    fireEvent.click(more);
    expect(cartSummary()).toHaveTextContent('$908.78');
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
    await vi.waitFor(() => expect(onCheckout).toHaveBeenCalledOnce());
    expect(onQuantitySave.mock.calls).toEqual([[2, 3]]);
  });

  it('keeps a quantity that failed to save, shows it at its row, and does not order', async () => {
    const onQuantitySave = vi.fn((): Promise<void> =>
      Promise.reject(new ShopperError('No connection.')),
    );
    const onCheckout = vi.fn();
    show({ onQuantitySave, onCheckout });
    const row = screen.getAllByRole('listitem')[0] as HTMLElement; // the sample has rows
    const { name } = sampleCart[0]?.rows[0] ?? { name: '' };
    await userEvent.click(within(row).getByRole('button', { name: `One more of ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
    const field = within(row).getByRole('spinbutton', { name: `Quantity of ${name}` });
    await vi.waitFor(() => expect(field).toHaveFocus());
    expect(within(row).getByRole('alert')).toHaveTextContent(/could not be saved. No connection./);
    expect(field).toHaveAccessibleDescription(/could not be saved. No connection./);
    expect(field).toBeInvalid();
    expect(field).toHaveValue('2');
    expect(screen.getByText(/Nothing has been ordered/)).toBeVisible();
    expect(onCheckout).not.toHaveBeenCalled();

    onQuantitySave.mockImplementation(() => Promise.resolve());
    await userEvent.click(within(row).getByRole('button', { name: `Try again: ${name}` }));
    await vi.waitFor(() => expect(within(row).queryByRole('alert')).toBeNull());
    expect(screen.queryByText(/Nothing has been ordered/)).toBeNull();
  });

  it('reports pending quantities, so that navigation can wait', async () => {
    let keep = () => {};
    const onUnsaved = vi.fn<(settle?: () => Promise<boolean>) => void>();
    const onQuantitySave = vi.fn(() => new Promise<void>((kept) => (keep = kept)));
    show({ onUnsaved, onQuantitySave });
    const { name } = sampleCart[0]?.rows[0] ?? { name: '' };
    await userEvent.click(screen.getByRole('button', { name: `One more of ${name}` }));
    const settled = onUnsaved.mock.lastCall?.[0]?.();
    await vi.waitFor(() => expect(onQuantitySave).toHaveBeenCalledOnce());
    keep();
    await vi.waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(undefined));
    expect(await settled).toBe(true);
  });

  it('deletes after confirmation', async () => {
    const onDelete = vi.fn(() => Promise.resolve());
    show({ onDelete });
    await userEvent.click(
      screen.getByRole('button', { name: 'Delete Canvas bag with an inner pocket and a zip' }),
    );
    const dialog = await screen.findByRole('alertdialog');
    expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledWith([5]);
  });

  it('announces a removed row, and moves focus to its neighbour', async () => {
    const [shop] = sampleCart as [CartShop, ...CartShop[]]; // the sample has shops
    const start = [{ ...shop, rows: shop.rows.slice(0, 2) }];
    function Cart() {
      const [shops, setShops] = useState(start);
      const without = (ids: readonly Id[]) =>
        shops.flatMap((shop) => {
          const rows = shop.rows.filter(({ id }) => !ids.includes(id));
          return rows.length > 0 ? [{ ...shop, rows }] : [];
        });
      return (
        <CartView
          shops={shops}
          invalid={[]}
          onQuantitySave={vi.fn()}
          onDelete={async (ids) => setShops(without(ids))}
          onCheckout={vi.fn()}
          shoppingHref="/"
        />
      );
    }
    renderInEnglish(<Cart />);
    const names = start.flatMap(({ rows }) => rows.map(({ name }) => name));
    for (const [at, name] of names.entries()) {
      await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
      const dialog = await screen.findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      const next = names[at + 1];
      const expected = next
        ? await screen.findByRole('button', { name: `Delete ${next}` })
        : await screen.findByRole('link', { name: 'Keep shopping' });
      await vi.waitFor(() => expect(expected).toHaveFocus());
      expect(screen.getByRole('status')).toHaveTextContent(
        `“${name}” has been removed from the cart.`,
      );
    }
  });

  it('clears unavailable lines after confirmation', async () => {
    const onDelete = vi.fn(() => Promise.resolve());
    show({ onDelete, invalid: sampleInvalid });
    await userEvent.click(screen.getByRole('button', { name: 'Remove unavailable items' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove unavailable items' }));
    expect(onDelete).toHaveBeenCalledWith([90]);
  });

  it('links onward from an empty cart, and offers guests to sign in', () => {
    const onSignIn = vi.fn();
    show({ shops: [], onSignIn, whenEmpty: <p>Goods that others like</p> });
    expect(screen.getByText(/^Your cart is empty\./)).toBeVisible();
    // without rows there is nothing to save
    expect(screen.queryByText(/keep these items/)).not.toBeInTheDocument();
    expect(screen.getByText('Goods that others like')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it('asks a guest with items to sign in, and recommends nothing else', () => {
    show({ onSignIn: vi.fn(), whenEmpty: <p>Goods that others like</p> });
    expect(screen.getByText(/keep these items/)).toBeVisible();
    expect(screen.queryByText('Goods that others like')).not.toBeInTheDocument();
  });
});
