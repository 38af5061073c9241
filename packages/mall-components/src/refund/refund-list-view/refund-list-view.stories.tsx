import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleLines, sampleShops } from '../../order/testing/samples';
import { sampleRefund } from '../testing/samples';
import { refundStates } from '../types';
import { RefundListView } from './refund-list-view';
import { refundListViewDocs } from './refund-list-view.docs';

const meta: Meta<typeof RefundListView> = {
  title: 'Mall/Refund/Refund list',
  component: RefundListView,
  parameters: { documentation: refundListViewDocs },
  args: {
    refunds: refundStates.map((state) => sampleRefund(state)),
    ordersHref: '/users/order_list',
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof RefundListView>;

export const EveryState: Story = {};
export const One: Story = { args: { refunds: [sampleRefund('applied')] } };
export const LongNames: Story = {
  args: {
    refunds: [
      sampleRefund('refunding', {
        lines: [sampleLines.lamp, sampleLines.bag, sampleLines.shoe],
        shop: {
          ...sampleShops.home,
          name: 'The Hearth & Clay Workshop of the Old Harbour, Limited',
        },
        quantity: 5,
        amountMinor: 123_456_789,
      }),
    ],
  },
};
export const Empty: Story = { args: { refunds: [] } };
export const Loading: Story = { args: { refunds: [], state: 'loading' } };
export const Failed: Story = { args: { refunds: [], state: 'failed' } };
