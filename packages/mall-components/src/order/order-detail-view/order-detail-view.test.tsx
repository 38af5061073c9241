import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { OrderDetailView, paymentNoteKinds } from '..';
import { sampleOrder } from '../testing/samples';

describe('OrderDetailView', () => {
  it('shows the newest event first for events in any order', () => {
    renderInEnglish(<OrderDetailView order={sampleOrder('toReceive')} commands={{}} />);
    const delivery = screen.getByRole('region', { name: 'Delivery' });
    const texts = within(delivery)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(texts[0]).toContain('On the way to Stockholm');
    expect(texts.at(-1)).toContain('Collected from the shop');
  });

  it.each([
    ['toShip', {}, /^To be shipped, arrives Sat, Nov 21 – Wed, Nov 25/],
    ['toReceive', {}, /^On its way, arrives Sat, Nov 21 – Wed, Nov 25/],
    [
      'toReceive',
      { arrival: { from: '2026-11-21', until: '2026-11-25', late: true } },
      /^Later than promised: was due by Wed, Nov 25/,
    ],
    ['toReview', {}, /^Delivered on Nov 21, 2026/],
    ['toShip', { arrival: undefined }, /^To ship/],
    ['completed', { deliveryMethod: 'virtual' }, /^Completed/],
  ] as const)('begins with when it arrives: %s, %j', (state, more, heading) => {
    renderInEnglish(<OrderDetailView order={sampleOrder(state, more)} commands={{}} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  it('keeps older events behind a button', async () => {
    const traces = Array.from({ length: 6 }, (_, day) => ({
      at: new Date(Date.UTC(2026, 10, 15 + day)),
      text: `Station ${day + 1}`,
    }));
    const order = sampleOrder('toReceive', { logistics: { waybill: 'NP1', traces } });
    renderInEnglish(<OrderDetailView order={order} commands={{}} />);
    expect(screen.getByText('Station 6')).toBeVisible();
    expect(screen.getByText('Station 3')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '3 earlier events' }));
    expect(screen.getByText('Station 3')).toBeVisible();
  });

  it('says where to turn to', () => {
    const order = sampleOrder('toReceive');
    renderInEnglish(<OrderDetailView order={order} commands={{}} helpHref="/help" />);
    expect(screen.getByRole('link', { name: 'Ask Hearth & Clay' })).toHaveAttribute(
      'href',
      order.shops[0]?.href,
    );
    expect(screen.getByRole('link', { name: 'Delivery, returns and refunds' })).toHaveAttribute(
      'href',
      '/help',
    );
  });

  it.each([
    [undefined, /Nothing was charged/],
    [new Date('2026-11-19T10:24:00Z'), /Your money is being returned/],
  ])('says of a cancelled order, paid at %s, whether money comes back', (paidAt, told) => {
    const order = sampleOrder('cancelled', { paidAt });
    renderInEnglish(<OrderDetailView order={order} commands={{}} />);
    expect(screen.getByText(told)).toBeVisible();
  });

  it('shows payment, delivery, message and recipient', () => {
    const more = { deliveryMethod: 'courier', pointsMinor: 250 } as const;
    renderInEnglish(<OrderDetailView order={sampleOrder('toReceive', more)} commands={{}} />);
    const factsOf = (name: string) => {
      const region = within(screen.getByRole('region', { name }));
      const terms = region.getAllByRole('term').map(({ textContent }) => textContent);
      const texts = region.getAllByRole('definition').map(({ textContent }) => textContent);
      return Object.fromEntries(terms.map((term, at) => [term, texts[at]]));
    };
    expect(factsOf('Order')).toMatchObject({
      'Order number': expect.stringContaining('SH2026111910223304'),
      Placed: expect.stringContaining('Nov 19, 2026'),
      Paid: expect.stringContaining('Nov 19, 2026'),
      'Payment method': 'Bank card',
      'Delivery method': 'By courier',
      Message: 'Please leave it with the neighbour on the ground floor.',
    });
    expect(factsOf('Recipient')).toEqual({
      Name: 'Nora Lindgren',
      Phone: '+46 701234567',
      Email: 'nora.lindgren@example.com',
      Address: 'Kungsgatan 12, 4th floor, Stockholm',
    });
    expect(factsOf('Delivery')).toMatchObject({
      Courier: 'Northern Post',
      'Tracking number': expect.stringContaining('NP884201739SE'),
    });
    expect(factsOf('Summary')).toMatchObject({
      Items: '$158.00',
      Delivery: '$6.50',
      Coupon: '−$10.00',
      Points: '−$2.50',
    });
  });

  it('shows that an order is unpaid, and its courier', () => {
    const { unmount } = renderInEnglish(<OrderDetailView order={sampleOrder('unpaid')} />);
    expect(screen.getByRole('region', { name: 'Order' })).toHaveTextContent('PaidNot yet');
    unmount();
    const logistics = { courierName: 'Ivo Haas', courierPhone: '+1 555 0121', traces: [] };
    renderInEnglish(<OrderDetailView order={sampleOrder('toReceive', { logistics })} />);
    expect(screen.getByText('Ivo Haas, +1 555 0121')).toBeVisible();
  });

  it('copies the order number and confirms it', async () => {
    const user = userEvent.setup();
    const order = sampleOrder('toShip');
    renderInEnglish(<OrderDetailView order={order} commands={{}} />);
    await user.click(screen.getByRole('button', { name: 'Copy: Order number' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(order.orderNo);
  });

  it('subtracts the coupon and shows the amount to pay', () => {
    renderInEnglish(<OrderDetailView order={sampleOrder('completed')} commands={{}} />);
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('−$10.00');
    expect(summary).toHaveTextContent('$154.50');
  });

  it('tells what happened to the payment at its provider', () => {
    const at = new Date('2026-11-23T10:30:00Z');
    const paymentNotes = paymentNoteKinds.map((kind) => ({ kind, minor: 2000, at }));
    renderInEnglish(<OrderDetailView order={sampleOrder('toShip', { paymentNotes })} />);
    const payment = within(screen.getByRole('region', { name: 'Payment' }));
    expect(payment.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      [
        'Payment accepted',
        'Refunded by the payment provider',
        'A refund failed. The mall knows about it.',
        'Payment disputed',
        'Dispute closed: the payment stands',
        'Dispute closed: the money was returned',
      ].map((text) => expect.stringMatching(new RegExp(`^${text} Nov 23, 2026`))),
    );
    const amounts = payment.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(amounts).toEqual(Array(6).fill('$20.00'));
  });

  it('says that a payment is being confirmed, and asks for no other one', () => {
    const order = sampleOrder('unpaid', { isPaymentProcessing: true });
    renderInEnglish(<OrderDetailView order={order} commands={{ pay: () => {} }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Payment is being confirmed/,
    );
    expect(screen.queryByRole('button', { name: /^Pay now/ })).toBeNull();
  });

  it('has no payment step with cash on delivery, even when paid', () => {
    const order = { ...sampleOrder('completed'), isPaidOnDelivery: true };
    renderInEnglish(<OrderDetailView order={order} commands={{}} />);
    const steps = within(screen.getByRole('list', { name: 'Order progress' }));
    expect(steps.getByText('Ordered')).toBeVisible();
    expect(steps.queryByText('To pay')).toBeNull();
  });
});
