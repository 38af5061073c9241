import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vermilion/design-system/card';
import { Container } from '@vermilion/design-system/container';
import { Heading } from '@vermilion/design-system/heading';
import {
  ChatIcon,
  HeartIcon,
  PinIcon,
  ReceiptIcon,
  RefreshIcon,
  StarIcon,
  StoreIcon,
  TicketIcon,
  UserIcon,
} from '@vermilion/design-system/icon';
import { AccountLayout } from './account-layout';
import { accountLayoutDocs } from './account-layout.docs';

const meta = {
  title: 'Mall/Account/Account layout',
  component: AccountLayout,
  args: {
    currentId: 66,
    groups: [
      [
        { id: 111, label: 'My orders', href: '#orders', icon: <ReceiptIcon /> },
        { id: 222, label: 'Refunds', href: '#refunds', icon: <RefreshIcon /> },
        { id: 333, label: 'Reviews', href: '#reviews', icon: <StarIcon /> },
      ],
      [
        { id: 65, label: 'Profile', href: '#profile', icon: <UserIcon /> },
        { id: 66, label: 'Addresses', href: '#addresses', icon: <PinIcon /> },
        { id: 67, label: 'Collections', href: '#collections', icon: <HeartIcon /> },
        { id: 68, label: 'Coupons', href: '#coupons', icon: <TicketIcon /> },
        { id: 70, label: 'Apply to become a merchant', href: '#settle', icon: <StoreIcon /> },
        { id: 71, label: 'Application records', href: '#records', icon: <ChatIcon /> },
      ],
    ],
    children: (
      <Card>
        <Heading level={1}>The page of the account</Heading>
      </Card>
    ),
  },
  parameters: { documentation: accountLayoutDocs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof AccountLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
