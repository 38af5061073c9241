import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShopperError } from '../../error/shopper-error';
import { sampleOrder, sampleShops } from '../testing/samples';
import { VisitorOrderView } from './visitor-order-view';
import { visitorOrderViewDocs } from './visitor-order-view.docs';

const keep = {
  state: 'guest' as const,
  ordersHref: '/users/order_list',
  onSignIn: fn(),
  onKeep: fn(),
};
const readOnly = { reviewHref: undefined, refundHref: undefined };
const meta = {
  title: 'Mall/Order/Visitor order',
  component: VisitorOrderView,
  args: { orders: [sampleOrder('toReceive', readOnly)], keep },
  parameters: { documentation: visitorOrderViewDocs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof VisitorOrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /receipt/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in or create an account' }));
    await expect(keep.onSignIn).toHaveBeenCalled();
  },
};
export const SeveralShops: Story = {
  args: {
    orders: [
      sampleOrder('toReceive', readOnly),
      sampleOrder('toShip', {
        ...readOnly,
        orderNo: 'SH2026112108140002',
        shops: [{ ...sampleShops.leather, lines: [] }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: sampleShops.leather.name }));
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
export const SignedIn: Story = { args: { keep: { ...keep, state: 'ready' } } };
export const OtherEmail: Story = {
  args: {
    keep: {
      ...keep,
      state: 'ready',
      onKeep: async () => {
        throw new ShopperError('Sign in with the email address that this order was made with.');
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it in my account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Sign in with/);
  },
};
export const Kept: Story = { args: { keep: { ...keep, state: 'kept' } } };
