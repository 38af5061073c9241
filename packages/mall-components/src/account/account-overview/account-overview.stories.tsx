import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, within } from 'storybook/test';
import { samplePicture } from '../../testing/pictures';
import { AccountOverview } from './account-overview';
import { accountOverviewDocs } from './account-overview.docs';

const DAY_MS = 86_400_000;

const meta: Meta<typeof AccountOverview> = {
  title: 'Mall/Account/Overview',
  component: AccountOverview,
  parameters: { documentation: accountOverviewDocs, layout: 'fullscreen' },
  args: {
    user: { nickname: 'Mira Olsen', email: 'mira@example.com', avatarSrc: samplePicture(2) },
    profileHref: '#profile',
    figures: [
      { kind: 'coupons', count: 3, href: '#coupons' },
      { kind: 'points', count: 1240, href: '#points' },
      { kind: 'collected', count: 18, href: '#collected' },
    ],
    orders: [
      { state: 'toPay', count: 1, href: '#to-pay' },
      { state: 'toShip', count: 2, href: '#to-ship' },
      { state: 'toReceive', count: 1, href: '#to-receive' },
      { state: 'toReview', count: 0, href: '#to-review' },
      { state: 'refunds', count: 1, href: '#refunds' },
    ],
    ordersHref: '#orders',
    steps: [
      {
        kind: 'pay',
        id: '1',
        href: '#1',
        amountMinor: 4590,
        pieces: 3,
        until: new Date(Date.now() + DAY_MS / 48),
      },
      { kind: 'sendBack', id: '2', href: '#2', amountMinor: 1290 },
      {
        kind: 'coupon',
        id: '3',
        href: '#3',
        amountMinor: 500,
        name: 'Kiln & Co: spring',
        endsAt: new Date(Date.now() + 2 * DAY_MS),
      },
      { kind: 'receive', id: '4', href: '#4', orders: 1 },
      { kind: 'refund', id: '5', href: '#5', amountMinor: 2000 },
      { kind: 'review', id: '6', href: '#6', goods: 4 },
    ],
    shoppingHref: '#goods',
  },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 24 }}>
        <Story />
      </Container>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof AccountOverview>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const pay = within(canvasElement).getByRole('link', { name: 'Pay' });
    await expect(pay).toHaveAccessibleDescription('Pay $45.90 for 3 items');
  },
};
/** An account that is loading, and one without pending tasks. */
export const NothingWaits: Story = {
  args: {
    user: { nickname: 'A nickname that somebody has made as long as the mall lets them make it' },
    figures: [
      { kind: 'coupons', href: '#coupons' },
      { kind: 'points', href: '#points' },
      { kind: 'collected', href: '#collected' },
    ],
    steps: [],
  },
};
