import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { OrderDetailView, OrderListView } from '..';
import type { OrderState } from '../state-types';
import { sampleOrder, sampleShopOrder } from '../testing/samples';

const numbers = ['SH1', 'SH2', 'SH3'];

function Completed({ left = numbers }: { left?: string[] }) {
  const [orderNos, setOrderNos] = useState(left);
  return (
    <OrderListView
      tab="cancelled"
      onTabChange={vi.fn()}
      homeHref="/"
      orders={orderNos.map((orderNo) => sampleShopOrder('cancelled', { orderNo }))}
      commands={{ delete: async (gone) => setOrderNos((all) => all.filter((no) => no !== gone)) }}
    />
  );
}

async function confirm(name: string, label: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: label }));
}

describe('the focus in a list of orders', () => {
  it('moves focus from a deleted order to the next', async () => {
    renderInEnglish(<Completed />);
    await confirm('Delete order Order number SH2', 'Delete order');
    const next = screen.getByRole('button', { name: 'Delete order Order number SH3' });
    await vi.waitFor(() => expect(next).toHaveFocus());
  });

  it('moves focus from the last deleted order to the link onward', async () => {
    renderInEnglish(<Completed left={['SH1']} />);
    await confirm('Delete order Order number SH1', 'Delete order');
    const way = await screen.findByRole('link', { name: 'Go shopping' });
    await vi.waitFor(() => expect(way).toHaveFocus());
  });

  it('moves focus from a cancelled order to its status heading', async () => {
    function Order() {
      const [state, setState] = useState<OrderState>('unpaid');
      const order = sampleOrder(state, { orderNo: 'PT1' });
      return (
        <OrderDetailView order={order} commands={{ cancel: async () => setState('cancelled') }} />
      );
    }
    renderInEnglish(<Order />);
    await confirm('Cancel order Order number PT1', 'Cancel order');
    const heading = await screen.findByRole('heading', { level: 1, name: /^Cancelled/ });
    await vi.waitFor(() => expect(heading).toHaveFocus());
  });
});
