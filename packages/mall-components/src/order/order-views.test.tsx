import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { sampleOrder, sampleShopOrder, sampleUnpaidOrder } from './testing/samples';
import { OrderDetailView, OrderListView, orderStates, OrderSteps, PaymentResultView } from '.';

const list = {
  tab: 'toPay' as const,
  onTabChange: vi.fn(),
  commands: {},
  homeHref: '/',
  orders: [sampleUnpaidOrder],
};

describe('OrderListView', () => {
  it('shows the count of each tab and reports the selected one', async () => {
    const onTabChange = vi.fn();
    renderInEnglish(
      <OrderListView {...list} counts={{ toPay: 1, toShip: 12 }} onTabChange={onTabChange} />,
    );
    expect(screen.getByRole('tab', { name: 'To pay 1' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'To ship 12' }));
    expect(onTabChange).toHaveBeenCalledExactlyOnceWith('toShip', {
      reason: 'tabPress',
      event: expect.any(Event),
    });
  });

  it('has a tab for each state, and one for refunds', () => {
    renderInEnglish(<OrderListView {...list} />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      ...['All', 'To pay', 'To ship', 'To receive', 'To review', 'Completed'],
      ...['Return/refund', 'Cancelled'],
    ]);
  });

  it('shows a master order once, with all its shops and one total', () => {
    renderInEnglish(<OrderListView {...list} />);
    const card = screen.getByRole('article');
    for (const shop of sampleUnpaidOrder.shops)
      expect(within(card).getByRole('link', { name: shop.name })).toHaveAttribute(
        'href',
        shop.href,
      );
    expect(card).toHaveTextContent('4 items');
    expect(card).toHaveTextContent('$446.00');
  });

  it('links from an empty tab to the shops', () => {
    renderInEnglish(<OrderListView {...list} tab="toReceive" orders={[]} />);
    expect(screen.getByText('No parcels are on their way.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go shopping' })).toHaveAttribute('href', '/');
  });

  it('shows a failure and retries', async () => {
    const onRetry = vi.fn();
    renderInEnglish(<OrderListView {...list} state="failed" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('links from a shop order to its detail', () => {
    const order = sampleShopOrder('toShip');
    renderInEnglish(<OrderListView {...list} tab="toShip" orders={[order]} />);
    const name = `View details Order number ${order.orderNo}`;
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', order.href);
  });
});

describe('OrderDetailView', () => {
  it('shows the newest event first, whatever their order', () => {
    renderInEnglish(<OrderDetailView order={sampleOrder('toReceive')} commands={{}} />);
    const delivery = screen.getByRole('region', { name: 'Delivery' });
    const texts = within(delivery)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(texts[0]).toContain('On the way to Stockholm');
    expect(texts.at(-1)).toContain('Collected from the shop');
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
      'Waybill number': expect.stringContaining('NP884201739SE'),
    });
    expect(factsOf('Goods')).toMatchObject({
      Goods: '$158.00',
      Freight: '$6.50',
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
    const goods = screen.getByRole('region', { name: 'Goods' });
    expect(goods).toHaveTextContent('−$10.00');
    expect(goods).toHaveTextContent('$154.50');
  });
});

it('has no payment step with cash on delivery, even when paid', () => {
  const order = { ...sampleOrder('completed'), isPaidOnDelivery: true };
  renderInEnglish(<OrderDetailView order={order} commands={{}} />);
  const steps = within(screen.getByRole('list', { name: 'Order progress' }));
  expect(steps.getByText('Ordered')).toBeVisible();
  expect(steps.queryByText('To pay')).toBeNull();
});

describe('OrderSteps', () => {
  it.each(orderStates)('marks at most one current step of %s', (state) => {
    renderInEnglish(<OrderSteps state={state} />);
    const current = {
      ...{ unpaid: 'To pay', toShip: 'To ship', toReceive: 'To receive', toReview: 'To review' },
    };
    const expected = state in current ? [current[state as keyof typeof current]] : [];
    const steps = screen.queryAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    expect(steps.map((step) => step.textContent?.replace(/^\d/, ''))).toEqual(expected);
  });

  it('marks completed steps as completed and the review as the remaining one', () => {
    renderInEnglish(<OrderSteps state="toReview" />);
    const steps = screen.getByRole('list', { name: 'Order progress' });
    for (const name of ['Paid', 'Shipped', 'Received', 'To review'])
      expect(within(steps).getByText(name)).toBeVisible();
    expect(within(steps).queryByText('Completed')).toBeNull();
  });
});

describe('PaymentResultView', () => {
  const orders = [{ orderNo: 'PT1', href: '/order' }];
  const hrefs = { ordersHref: '/orders', orders, homeHref: '/' };

  it('offers to pay again after a failure, never while the result is unknown', () => {
    const onPayAgain = vi.fn();
    const { rerender } = renderInEnglish(
      <PaymentResultView result="failed" onPayAgain={onPayAgain} {...hrefs} />,
    );
    expect(screen.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay again' })).toBeVisible();
    rerender(<PaymentResultView result="unknown" onPayAgain={onPayAgain} {...hrefs} />);
    expect(screen.queryByRole('button', { name: 'Pay again' })).not.toBeInTheDocument();
  });

  it('shows an abandoned payment as unpaid, with links to the order and to payment', () => {
    renderInEnglish(<PaymentResultView result="unfinished" onPayAgain={vi.fn()} {...hrefs} />);
    expect(screen.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'PT1' })).toHaveAttribute('href', '/order');
    expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
  });

  it('explains the refund when a cancelled order was paid', () => {
    renderInEnglish(<PaymentResultView result="cancelled" refundMinor={2500} {...hrefs} />);
    expect(screen.getByText(/^We received \$25\.00 that could not be applied/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('announces the result when it arrives', () => {
    const { rerender } = renderInEnglish(<PaymentResultView result="checking" {...hrefs} />);
    const status = screen.getByRole('status');
    rerender(<PaymentResultView result="paid" {...hrefs} />);
    expect(status).toHaveTextContent('Payment successful');
  });
});
