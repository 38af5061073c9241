import { Container } from '@vermilion/design-system/container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleRefundDetail } from '../testing/samples';
import { RefundDetailView } from './refund-detail-view';

const meta = {
  title: 'Mall/Refund/Refund detail',
  component: RefundDetailView,
  args: { refund: sampleRefundDetail('applied'), onWithdraw: fn() },
  parameters: { layout: 'fullscreen' },
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
export const Refunding: Story = { args: { refund: sampleRefundDetail('refunding') } };
export const Refunded: Story = { args: { refund: sampleRefundDetail('refunded') } };
export const Bare: Story = {
  args: { refund: sampleRefundDetail('applied', { remark: undefined, pictures: [] }) },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
