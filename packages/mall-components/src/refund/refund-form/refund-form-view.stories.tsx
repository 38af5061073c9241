import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShopperError } from '../../error/shopper-error';
import { sampleReasons, sampleRefundable } from '../testing/samples';
import { RefundFormView } from './refund-form-view';
import { refundFormViewDocs } from './refund-form-view.docs';

const onApply = fn();
const [mug, lamp] = sampleRefundable.lines;

const meta = {
  title: 'Mall/Refund/Refund form',
  component: RefundFormView,
  args: {
    order: sampleRefundable,
    reasons: sampleReasons,
    onApply,
    onUpload: fn(async () => '/picture/upload/sample.jpg'),
  },
  parameters: { documentation: refundFormViewDocs, layout: 'fullscreen' },
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

export const Everything: Story = {};
export const OneLine: Story = { args: { order: { ...sampleRefundable, lines: [mug] } } };
export const ManyLines: Story = {
  args: {
    order: {
      ...sampleRefundable,
      lines: Array.from({ length: 8 }, (_, index) => ({ ...(index % 2 ? lamp : mug), id: index })),
    },
  },
};
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(canvas.getByRole('group', { name: 'Please check 2 fields' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose a reason' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const NotSent: Story = {
  args: {
    onApply: fn(() => Promise.reject(new ShopperError('This order has already been refunded.'))),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Damaged on arrival');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
const closed = { state: 'closed', orderHref: '/order/order_detail?orderNo=SH1' } as const;
export const Unpaid: Story = { args: { ...closed, obstacle: 'unpaid' } };
export const InProgress: Story = { args: { ...closed, obstacle: 'inProgress' } };
export const Refunded: Story = { args: { ...closed, obstacle: 'refunded' } };
export const TooLate: Story = { args: { ...closed, obstacle: 'tooLate' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
