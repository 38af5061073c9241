import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleAddresses, sampleCountries } from '../../address/address.sample';
import { ShopperError } from '../../error/shopper-error';
import { renderInEnglish } from '../../testing/render-in-english';
import {
  sampleCheckoutShops,
  sampleCoupons,
  samplePaymentMethods,
  samplePoints,
  sampleTotals,
} from '../checkout.sample';
import { CheckoutTotals } from '../checkout-totals';
import type { CheckoutFormProps } from './checkout-form';
import { CheckoutView } from './checkout-view';

function show(props: Partial<CheckoutFormProps> = {}) {
  const calls = {
    onAddressChange: vi.fn(),
    onAddressSave: vi.fn(),
    onCouponsChange: vi.fn(),
    onSubmit: vi.fn(),
  };
  renderInEnglish(
    <CheckoutView
      addresses={sampleAddresses}
      addressId={1}
      countries={sampleCountries}
      shops={sampleCheckoutShops}
      coupons={sampleCoupons}
      couponIds={[71]}
      paymentMethods={samplePaymentMethods}
      totals={sampleTotals}
      {...calls}
      {...props}
    />,
  );
  return calls;
}
const byInput = { reason: 'input', event: expect.any(Event) };
const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay $591.00' }));

describe('CheckoutView', { timeout: 20_000 }, () => {
  it('places the order with the selection', async () => {
    const { onSubmit } = show();
    await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a note for Hearth & Clay' }));
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Message to Hearth & Clay' }),
      'Ring twice ',
    );
    await pay();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      addressId: 1,
      paymentMethodId: 'paypal',
      notes: [{ shopId: 11, text: 'Ring twice' }],
    });
  });

  it('focuses the addresses when none is selected', async () => {
    const { onSubmit } = show({ addressId: undefined });
    await pay();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Please select the delivery address')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Nora Lindgren/ })).toHaveFocus();
  });

  it('has the address form in its place when there is none, and the button leads to it', async () => {
    const { onSubmit, onAddressSave } = show({ addresses: [], addressId: undefined });
    const country = await screen.findByRole('combobox', { name: 'Country' }, { timeout: 10_000 });
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Enter your address' }));
    expect(country).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
    expect(onAddressSave).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is folded to the chosen address until another one is wanted', async () => {
    show();
    expect(screen.queryByRole('radio', { name: /Office/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add address' })).not.toBeInTheDocument();
    const more = screen.getByRole('button', { name: 'Change address' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(screen.getByRole('radio', { name: /Office/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add address' })).toBeVisible();
  });

  it('announces changed totals, but not the first', () => {
    const { rerender } = renderInEnglish(<CheckoutTotals pieces={4} totals={sampleTotals} />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    rerender(<CheckoutTotals pieces={4} totals={sampleTotals} pending />);
    expect(status).toBeEmptyDOMElement();
    rerender(<CheckoutTotals pieces={4} totals={{ ...sampleTotals, payMinor: 60100 }} />);
    expect(status).toHaveTextContent('To pay now: $601.00');
  });

  it('allows one coupon per shop and one of the mall', async () => {
    const { onCouponsChange } = show();
    await userEvent.click(screen.getByRole('button', { name: '1 coupon saves $10.00 Change' }));
    const ofShop = within(screen.getByRole('group', { name: 'From Hearth & Clay' }));
    const ofMall = within(screen.getByRole('group', { name: 'From the mall' }));
    expect(
      ofShop.getByRole('radio', {
        name: /Hearth & Clay, all goods/,
        description: /Saves most/,
      }),
    ).toBeChecked();
    await userEvent.click(ofMall.getByRole('radio', { name: /Welcome to the mall/ }));
    expect(onCouponsChange).toHaveBeenLastCalledWith([71, 72], byInput);
    await userEvent.click(ofShop.getByRole('radio', { name: /Spring sale/ }));
    expect(onCouponsChange).toHaveBeenLastCalledWith([74], byInput);
    await userEvent.click(ofShop.getByRole('radio', { name: 'Use no coupon' }));
    expect(onCouponsChange).toHaveBeenLastCalledWith([], byInput);
  });

  it('says how many coupons fit when none is chosen, and nothing without coupons', () => {
    show({ couponIds: [] });
    expect(screen.getByRole('button', { name: '3 coupons fit this order Choose' })).toBeVisible();
    cleanup();
    show({ coupons: [] });
    expect(screen.queryByText(/coupon/)).not.toBeInTheDocument();
  });

  it('has payment last, after the goods, which are folded with their number', async () => {
    show();
    const payment = screen.getByRole('group', { name: 'Payment method' });
    const shop = screen.getByRole('button', { name: /^Hearth & Clay \d+ items$/ });
    expect(payment.compareDocumentPosition(shop)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(shop).toHaveAttribute('aria-expanded', 'false');
    const lamp = sampleCheckoutShops[0]?.lines[1]?.name ?? '';
    expect(screen.queryByRole('link', { name: lamp })).not.toBeInTheDocument();
    await userEvent.click(shop);
    expect(screen.getByRole('link', { name: lamp })).toBeVisible();
  });

  it('unfolds the goods of a small order, and counts pieces', () => {
    const [shop] = sampleCheckoutShops;
    if (!shop) throw new Error('There is no sample.');
    const [line] = shop.lines;
    if (!line) throw new Error('There is no line.');
    show({ shops: [{ ...shop, lines: [{ ...line, quantity: 3 }] }] });
    expect(screen.getByRole('button', { name: 'Hearth & Clay 3 items' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('3 items');
  });

  it('explains why other coupons do not apply', async () => {
    show();
    await userEvent.click(screen.getByText('2 coupons do not fit this order'));
    expect(screen.getByText('It needs $93.50 more of the items it is for.')).toBeVisible();
    expect(screen.getByText('It is for other items.')).toBeVisible();
  });

  it('pays with points', async () => {
    const onPointsUsedChange = vi.fn();
    show({ points: samplePoints, onPointsUsedChange });
    const pointsSwitch = screen.getByRole('switch', { name: 'Pay $12.50 with 1,250 points' });
    await userEvent.click(pointsSwitch);
    expect(onPointsUsedChange).toHaveBeenCalledExactlyOnceWith(true, byInput);
  });

  it('omits points without a balance', () => {
    show({ points: { ...samplePoints, balance: 0 }, onPointsUsedChange: vi.fn() });
    expect(screen.queryByText(/points/)).not.toBeInTheDocument();
  });

  it('shows why the order was not placed and allows a retry', async () => {
    const onSubmit = vi.fn(() => Promise.reject(new ShopperError('Only one mug is left.')));
    show({ onSubmit });
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('Only one mug is left.');
    expect(screen.getByRole('button', { name: 'Pay $591.00' })).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['higher', 50000, /it was \$500\.00, now it is \$591\.00/],
    ['lower', 70000, /it was \$700\.00, now it is \$591\.00/],
  ])('says the former total and the new one when it is %s', (_title, formerPayMinor, text) => {
    show({ formerPayMinor });
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['is the same again', { formerPayMinor: sampleTotals.payMinor }],
    ['is still being computed', { formerPayMinor: 50000, totalsPending: true }],
  ])('says nothing about a total that %s', (_title, props) => {
    show(props);
    expect(screen.queryByText(/price has changed/)).not.toBeInTheDocument();
  });

  it('waits for the totals before placing', async () => {
    const { onSubmit } = show({ totalsPending: true });
    await pay();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('explains when no payment method is available', async () => {
    const { onSubmit } = show({ paymentMethods: [] });
    expect(screen.getByText(/No payment method is available/)).toBeVisible();
    await pay();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: 'Payment method' })).toHaveFocus();
  });

  it('asks for another payment method when the chosen one has become unavailable', async () => {
    const onSubmit = vi.fn();
    const form = (methods: CheckoutFormProps['paymentMethods']) => (
      <CheckoutView
        shops={sampleCheckoutShops}
        coupons={[]}
        couponIds={[]}
        paymentMethods={methods}
        totals={sampleTotals}
        onAddressChange={vi.fn()}
        onAddressSave={vi.fn()}
        onCouponsChange={vi.fn()}
        onSubmit={onSubmit}
      />
    );
    const { rerender } = renderInEnglish(form(samplePaymentMethods));
    await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
    rerender(form(samplePaymentMethods.filter(({ kind }) => kind !== 'paypal')));
    await pay();
    expect(onSubmit).not.toHaveBeenCalled();
    const group = screen.getByRole('group', { name: 'Payment method' });
    expect(group).toHaveAccessibleDescription('Please select payment method');
    const [other] = within(group).getAllByRole('radio');
    expect(other).toHaveFocus();
    await userEvent.click(other!);
    expect(group).not.toHaveAccessibleDescription();
    await pay();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('limits the message to 149 characters', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Add a note for Hearth & Clay' }));
    expect(screen.getByRole('textbox', { name: 'Message to Hearth & Clay' })).toHaveAttribute(
      'maxlength',
      '149',
    );
  });

  it('links from an expired draft to the cart', () => {
    renderInEnglish(<CheckoutView state="expired" cartHref="/order/shopping_cart" />);
    expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute(
      'href',
      '/order/shopping_cart',
    );
  });
});
