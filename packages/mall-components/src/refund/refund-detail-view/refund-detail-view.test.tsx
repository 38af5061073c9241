import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../../error/shopper-error';
import { renderInEnglish } from '../../testing/render-in-english';
import { RefundListView } from '../refund-list-view/refund-list-view';
import { sampleRefund, sampleRefundDetail } from '../testing/samples';
import { type RefundState, refundStates } from '../types';
import { RefundDetailView } from './refund-detail-view';

const names = {
  applied: 'Waiting for the shop',
  refused: 'Refused by the shop',
  withdrawn: 'Withdrawn',
  toReturn: 'Accepted: send the items back',
  returning: 'Items on their way to the shop',
  lapsed: 'Lapsed',
  refunding: 'Refund in progress',
  refunded: 'Refunded',
};

describe('RefundDetailView', () => {
  it.each(refundStates)('shows the state %s and its actions', (state) => {
    const refund = sampleRefundDetail(state);
    renderInEnglish(<RefundDetailView refund={refund} onWithdraw={vi.fn()} onSendBack={vi.fn()} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(names[state]);
    const isOver = ['refused', 'withdrawn', 'lapsed'].includes(state);
    expect(screen.queryAllByRole('link', { name: 'Apply again' })).toHaveLength(isOver ? 1 : 0);
    const withdraw = screen.queryAllByRole('button', { name: 'Withdraw' });
    expect(withdraw).toHaveLength(state === 'applied' ? 1 : 0);
    expect(screen.queryAllByText(/^The pictures show/)).toHaveLength(state === 'refused' ? 1 : 0);
  });

  it('shows number, order, time, reason, remark, pictures, quantities and amount', () => {
    const refund = sampleRefundDetail('refunded');
    renderInEnglish(<RefundDetailView refund={refund} onWithdraw={vi.fn()} onSendBack={vi.fn()} />);
    const facts = screen.getByRole('region', { name: 'Refund' });
    for (const text of [
      /Refund numberRE\d+/,
      /Applied onNov 20, 2026/,
      /Refunded onNov 21, 2026/,
      /ReasonDamaged on arrival/,
      /Your noteThe handle of one of the mugs is broken\./,
    ])
      expect(facts).toHaveTextContent(text);
    expect(within(facts).getByRole('link', { name: 'SH2026111910223304' })).toHaveAttribute(
      'href',
      '/order/order_detail',
    );
    expect(within(facts).getAllByRole('img', { name: /^Picture \d$/ })).toHaveLength(2);
    const goods = screen.getByRole('region', { name: 'Items' });
    expect(goods).toHaveTextContent(/1 item.*Refund amount\$13\.83/);
  });

  it('shows the deadline for returning the goods', () => {
    const refund = sampleRefundDetail('toReturn');
    renderInEnglish(<RefundDetailView refund={refund} onWithdraw={vi.fn()} onSendBack={vi.fn()} />);
    expect(screen.getByText('Send them by').nextElementSibling).toHaveTextContent('Dec 4, 2026');
  });

  it('withdraws after confirmation', async () => {
    const onWithdraw = vi.fn();
    const refund = sampleRefundDetail('applied');
    renderInEnglish(
      <RefundDetailView refund={refund} onWithdraw={onWithdraw} onSendBack={vi.fn()} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(onWithdraw).not.toHaveBeenCalled();
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Withdraw')!,
    );
    expect(onWithdraw).toHaveBeenCalledWith(refund.refundNo);
  });

  describe('returning goods', () => {
    const open = (state: RefundState, onSendBack = vi.fn()) => {
      const refund = sampleRefundDetail(state);
      renderInEnglish(
        <RefundDetailView refund={refund} {...{ onSendBack, onWithdraw: vi.fn() }} />,
      );
      return { refund, onSendBack };
    };
    const send = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const field = (name: string) => screen.getByRole('textbox', { name });

    it('requires courier and waybill number', async () => {
      const { refund, onSendBack } = open('toReturn');
      expect(screen.getByText('12 Kiln Lane, Porthaven')).toBeVisible();
      await userEvent.type(field('Courier'), ' Swallow Post ');
      await userEvent.type(field('Tracking number'), '\u200b');
      await send('I have sent the items');
      expect(field('Tracking number')).toHaveFocus();
      expect(field('Tracking number')).toHaveAccessibleDescription(/Please fill in the tracking/);
      expect(onSendBack).not.toHaveBeenCalled();
      await userEvent.clear(field('Tracking number'));
      await userEvent.type(field('Tracking number'), 'SP1');
      await send('I have sent the items');
      const parcel = { company: 'Swallow Post', waybill: 'SP1' };
      expect(onSendBack).toHaveBeenCalledExactlyOnceWith(refund.refundNo, parcel);
    });

    it('shows why saving failed, and keeps all input', async () => {
      open('toReturn', vi.fn().mockRejectedValue(new ShopperError('Too late.')));
      await userEvent.type(field('Courier'), 'Post');
      await userEvent.type(field('Tracking number'), 'SP1');
      await send('I have sent the items');
      expect(await screen.findByRole('alert')).toHaveTextContent('Too late.');
      expect(field('Courier')).toHaveValue('Post');
    });

    it('allows correcting the waybill number only in transit', async () => {
      const { onSendBack } = open('returning', vi.fn().mockResolvedValue(undefined));
      await send('Correct the parcel');
      await userEvent.type(field('Tracking number'), '9');
      await send('Save the parcel');
      expect(onSendBack.mock.calls[0]?.[1]).toMatchObject({ waybill: 'SP 4471 0032 189' });
      expect(await screen.findByRole('button', { name: 'Correct the parcel' })).toBeVisible();
    });

    it('can be cancelled after confirmation', async () => {
      open('toReturn');
      await send('Keep the items');
      expect(await screen.findByRole('alertdialog')).toHaveTextContent('Keep the items after all?');
    });

    it.each(['lapsed', 'refunding', 'refunded'] as const)(
      'shows no fields in state %s',
      (state) => {
        open(state);
        expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      },
    );
  });

  it('lists refunds, each with its status and a link named after it', () => {
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

  it('shows an empty state', () => {
    renderInEnglish(<RefundListView refunds={[]} ordersHref="/orders" />);
    expect(screen.getByText('You have not applied for a refund yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
  });
});
