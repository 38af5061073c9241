import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AccountCard, SignInCard } from '.';
import { visitorCardDocs } from './visitor-card.docs';

const meta: Meta = {
  title: 'Mall/Home/Visitor card',
  parameters: { documentation: visitorCardDocs, documents: [SignInCard, AccountCard] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <h1>Home</h1>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

const handleSignIn = fn();
const signIn = {
  mallName: 'Vermilion',
  signInHref: '/login',
  registerHref: '/login?mode=register',
};
const coupons = { kind: 'coupons', count: 6, href: '/users/coupon_list' } as const;
const points = { kind: 'points', count: 12_840, href: '/users/points' } as const;
const collected = { kind: 'collected', count: 0, href: '/users/collection_list' } as const;

export const Guest: Story = {
  render: () => <SignInCard {...signIn} onSignIn={handleSignIn} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Sign in' }));
    await expect(handleSignIn).toHaveBeenCalledOnce();
  },
};
export const SignedIn: Story = {
  render: () => <AccountCard nickname="Ming" figures={[coupons, points, collected]} />,
};
export const LongName: Story = {
  render: () => (
    <AccountCard
      nickname="Maximiliane-Alexandra von Hohenstein"
      figures={[coupons, { kind: 'points', href: '/' }, collected]}
    />
  ),
};
