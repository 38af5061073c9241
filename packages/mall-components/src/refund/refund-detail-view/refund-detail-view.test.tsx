import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { RefundListView } from '../refund-list-view/refund-list-view';
import { sampleRefund, sampleRefundDetail } from '../testing/samples';
import { refundStates } from '../types';
import { RefundDetailView } from './refund-detail-view';

const names = {
  applied: 'Waiting for the shop',
  refused: 'Refused by the shop',
  withdrawn: 'Withdrawn',
  refunding: 'Refund in progress',
  refunded: 'Refunded',
};

it.each(refundStates)('names the state %s, and offers what it allows', (state) => {
  const refund = sampleRefundDetail(state);
  renderInEnglish(<RefundDetailView refund={refund} onWithdraw={vi.fn()} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(names[state]);
  const isOver = state === 'refused' || state === 'withdrawn';
  expect(screen.queryAllByRole('link', { name: 'Apply again' })).toHaveLength(isOver ? 1 : 0);
  const withdraw = screen.queryAllByRole('button', { name: 'Withdraw' });
  expect(withdraw).toHaveLength(state === 'applied' ? 1 : 0);
  expect(screen.queryAllByText(/^The pictures show/)).toHaveLength(state === 'refused' ? 1 : 0);
});

it('withdraws after a question', async () => {
  const onWithdraw = vi.fn();
  const refund = sampleRefundDetail('applied');
  renderInEnglish(<RefundDetailView refund={refund} onWithdraw={onWithdraw} />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(onWithdraw).not.toHaveBeenCalled();
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Withdraw')!,
  );
  expect(onWithdraw).toHaveBeenCalledWith(refund.refundNo);
});

it('lists refunds, each with its state and a link of its own name', () => {
  renderInEnglish(
    <RefundListView refunds={refundStates.map((s) => sampleRefund(s))} ordersHref="/" />,
  );
  for (const state of refundStates) expect(screen.getByText(names[state])).toBeInTheDocument();
  expect(
    screen.getByRole('link', {
      name: `View details Refund number ${sampleRefund('applied').refundNo}`,
    }),
  ).toBeInTheDocument();
});

it('says that there are none', () => {
  renderInEnglish(<RefundListView refunds={[]} ordersHref="/orders" />);
  expect(screen.getByText('You have not applied for a refund yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
});
