import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { OrderActionBar } from './order-action-bar';

const button = (name: string) => screen.getByRole('button', { name });

describe('OrderActionBar', () => {
  it('pays at once, with the number of the order', async () => {
    const pay = vi.fn();
    renderInEnglish(
      <OrderActionBar order={{ orderNo: 'PT1', state: 'unpaid' }} commands={{ pay }} />,
    );
    await userEvent.click(button('Pay now'));
    expect(pay).toHaveBeenCalledExactlyOnceWith('PT1');
  });

  it('stays pending until the promise settles, and pays only once', async () => {
    let end = () => {};
    const pay = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    renderInEnglish(
      <OrderActionBar order={{ orderNo: 'PT1', state: 'unpaid' }} commands={{ pay }} />,
    );
    await userEvent.dblClick(button('Pay now'));
    expect(button('Pay now')).toHaveAttribute('aria-busy', 'true');
    expect(pay).toHaveBeenCalledOnce();
    end();
    await vi.waitFor(() => expect(button('Pay now')).not.toHaveAttribute('aria-busy'));
  });

  it('warns before receipt is confirmed', async () => {
    const confirmReceipt = vi.fn();
    renderInEnglish(
      <OrderActionBar
        order={{ orderNo: 'SH1', state: 'toReceive' }}
        commands={{ confirmReceipt }}
      />,
    );
    await userEvent.click(button('Confirm receipt'));
    const dialog = await screen.findByRole('alertdialog', { name: /received the items/ });
    expect(dialog).toHaveTextContent('check the items first');
    expect(confirmReceipt).not.toHaveBeenCalled();
    await userEvent.click(button('Confirm receipt'));
    expect(confirmReceipt).toHaveBeenCalledExactlyOnceWith('SH1');
    await vi.waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('says that cancelling a paid order returns the money', async () => {
    const cancel = vi.fn();
    const order = { orderNo: 'SH1', state: 'toShip', isCancellable: true } as const;
    renderInEnglish(<OrderActionBar order={order} commands={{ cancel }} />);
    await userEvent.click(button('Cancel order'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Your money is returned');
  });

  it('does nothing when cancelled', async () => {
    const cancel = vi.fn();
    renderInEnglish(
      <OrderActionBar order={{ orderNo: 'PT1', state: 'unpaid' }} commands={{ cancel }} />,
    );
    await userEvent.click(button('Cancel order'));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(button('Not now'));
    if (dialog.isConnected) await waitForElementToBeRemoved(dialog);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('keeps the confirmation open after a failure', async () => {
    const cancel = vi.fn(() => Promise.reject(new Error('gone')));
    renderInEnglish(
      <OrderActionBar order={{ orderNo: 'PT1', state: 'unpaid' }} commands={{ cancel }} />,
    );
    await userEvent.click(button('Cancel order'));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(button('Cancel order'));
    await vi.waitFor(() => expect(button('Cancel order')).not.toHaveAttribute('aria-busy'));
    expect(cancel).toHaveBeenCalledOnce();
    expect(dialog).toBeInTheDocument();
  });

  it('links to the review of received lines, but not during a refund', () => {
    const order = { orderNo: 'SH1', state: 'toReview' } as const;
    const { unmount } = renderInEnglish(
      <OrderActionBar order={order} commands={{}} reviewHref="/reviews" />,
    );
    const link = screen.getByRole('link', { name: 'Write a review' });
    expect(link).toHaveAttribute('href', '/reviews');
    unmount();
    renderInEnglish(
      <OrderActionBar
        order={{ ...order, refund: { stage: 'applied', href: '/refunds' } }}
        commands={{}}
        reviewHref="/reviews"
      />,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the main action and the order link on a card, and the others under "More"', async () => {
    const remove = vi.fn();
    renderInEnglish(
      <OrderActionBar
        order={{ orderNo: 'SH1', state: 'completed' }}
        commands={{ buyAgain: vi.fn(), delete: remove }}
        viewHref="/order"
        refundHref="/refund"
      />,
    );
    expect(button('Buy again')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View details' })).toBeVisible();
    await userEvent.click(button('More'));
    expect(screen.getByRole('menuitem', { name: 'Request a refund' })).toHaveAttribute(
      'href',
      '/refund',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete order' }));
    await screen.findByRole('alertdialog', { name: 'Delete this order?' });
    await userEvent.click(button('Delete order'));
    expect(remove).toHaveBeenCalledExactlyOnceWith('SH1');
  });

  it('offers no action without a callback, and no link to itself', () => {
    const { container } = renderInEnglish(
      <OrderActionBar order={{ orderNo: 'PT1', state: 'unpaid' }} commands={{}} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
