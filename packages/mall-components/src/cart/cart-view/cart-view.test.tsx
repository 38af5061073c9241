import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { formatMoney } from '../../settings';
import { inEnglish } from '../../testing/in-english';
import { sampleCart, sampleInvalid } from '../../testing/samples';
import { cartSum, selectAll } from '../cart-model';
import { CartView, type CartViewProps } from '.';

const show = (props: Partial<CartViewProps> = {}) =>
  inEnglish(
    <CartView
      shops={sampleCart}
      invalid={[]}
      onQuantityChange={vi.fn()}
      onDelete={vi.fn()}
      onCheckout={vi.fn()}
      shoppingHref="/"
      {...props}
    />,
  );
const sumBar = () => document.querySelector('[data-component="sum-bar"]');
const money = (minor: number) => formatMoney('en', minor, '$');
const all = cartSum(sampleCart, selectAll(sampleCart));

describe('CartView', () => {
  it('starts with everything ticked that can be ordered', () => {
    show();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
    expect(
      screen.getByRole('checkbox', { name: 'Select Lounge chair in boiled wool' }),
    ).toBeDisabled();
    expect(sumBar()).toHaveTextContent(money(all.totalMinor));
  });

  it('orders what is ticked, and says so when nothing is', async () => {
    const onCheckout = vi.fn();
    show({ onCheckout });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all of Tide & Timber' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
    expect(onCheckout).toHaveBeenCalledWith([6]);
  });

  it('asks for an item when none is ticked', async () => {
    const onCheckout = vi.fn();
    show({ onCheckout });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
    expect(screen.getByText('Please select an item')).toBeVisible();
    expect(onCheckout).not.toHaveBeenCalled();
  });

  it('sums at once, sends the last quantity only, before it checks out', async () => {
    const onQuantityChange = vi.fn(() => Promise.resolve());
    const onCheckout = vi.fn();
    show({ onQuantityChange, onCheckout });
    const row = screen.getAllByRole('listitem')[0] as HTMLElement; // the sample has rows
    const more = within(row).getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await userEvent.click(more);
    const price = sampleCart[0]?.rows[0]?.priceMinor ?? 0;
    expect(sumBar()).toHaveTextContent(money(all.totalMinor + 2 * price));
    await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
    await vi.waitFor(() => expect(onCheckout).toHaveBeenCalledOnce());
    expect(onQuantityChange.mock.calls).toEqual([[2, 3]]);
  });

  it('brings the old quantity back when the change is refused', async () => {
    show({ onQuantityChange: () => Promise.reject(new Error('no stock')) });
    const row = screen.getAllByRole('listitem')[0] as HTMLElement; // the sample has rows
    await userEvent.click(within(row).getByRole('button', { name: 'One more' }));
    expect(within(row).getByRole('spinbutton')).toHaveValue('2');
    await vi.waitFor(() => expect(within(row).getByRole('spinbutton')).toHaveValue('1'), 2000);
  });

  it('deletes after asking', async () => {
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

  it('clears what is no longer available after asking', async () => {
    const onDelete = vi.fn(() => Promise.resolve());
    show({ onDelete, invalid: sampleInvalid });
    await userEvent.click(screen.getByRole('button', { name: 'Clear these' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear these' }));
    expect(onDelete).toHaveBeenCalledWith([90]);
  });

  it('leads on from an empty cart, and tells a guest to sign in', () => {
    const onSignIn = vi.fn();
    show({ shops: [], onSignIn });
    expect(screen.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
