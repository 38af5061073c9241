import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { PaymentResultView } from '..';

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
    rerender(<PaymentResultView result="confirming" onPayAgain={onPayAgain} {...hrefs} />);
    expect(screen.queryByRole('button', { name: 'Pay again' })).not.toBeInTheDocument();
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
