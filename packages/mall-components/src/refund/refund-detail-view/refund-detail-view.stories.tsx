import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleRefundDetail } from '../testing/samples';
import { RefundDetailView } from './refund-detail-view';
import { refundDetailViewDocs } from './refund-detail-view.docs';

const meta = {
  title: 'Mall/Refund/Refund detail',
  component: RefundDetailView,
  args: { refund: sampleRefundDetail('applied'), onWithdraw: fn(), onSendBack: fn() },
  parameters: { documentation: refundDetailViewDocs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta;
export default meta;
/** The props are a union by state: each story gives those of its own. */
type Story = StoryObj;

export const Applied: Story = {};
export const Refused: Story = { args: { refund: sampleRefundDetail('refused') } };
export const Withdrawn: Story = { args: { refund: sampleRefundDetail('withdrawn') } };
export const ToReturn: Story = { args: { refund: sampleRefundDetail('toReturn') } };
export const ParcelIncomplete: Story = {
  ...ToReturn,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'I have sent the items' }));
    await expect(canvas.getByRole('textbox', { name: 'Courier' })).toHaveFocus();
    await expect(canvas.getByText('Please fill in the tracking number')).toBeVisible();
  },
};
export const Returning: Story = { args: { refund: sampleRefundDetail('returning') } };
export const CorrectingTheParcel: Story = {
  ...Returning,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Correct the parcel' }));
    await expect(canvas.getByRole('textbox', { name: 'Courier' })).toHaveValue('Swallow Post');
  },
};
export const Arrived: Story = {
  args: {
    refund: sampleRefundDetail('refunded', {
      goodsReturn: {
        ...sampleRefundDetail('returning').goodsReturn,
        arrivedAt: new Date('2026-11-25T08:00:00Z'),
      },
    }),
  },
};
export const Lapsed: Story = { args: { refund: sampleRefundDetail('lapsed') } };
export const Refunding: Story = { args: { refund: sampleRefundDetail('refunding') } };
export const Refunded: Story = { args: { refund: sampleRefundDetail('refunded') } };
export const Bare: Story = {
  args: { refund: sampleRefundDetail('applied', { remark: undefined, pictures: [] }) },
};
export const PaidByShop: Story = {
  args: { refund: sampleRefundDetail('refunding', { paidByShop: true }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You paid the courier/)).toBeVisible();
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
