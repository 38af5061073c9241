import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { SuccessIcon } from '../icon';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import { Badge, badgeTones } from '.';
import { badgeDocs } from './badge.docs';

const meta = {
  title: 'Design system/Feedback/Badge',
  component: Badge,
  parameters: { documentation: badgeDocs },
  args: { children: 'Limited' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const words = {
  neutral: 'Draft',
  brandAccent: 'New',
  critical: 'Refused',
  positive: 'Paid',
  caution: 'Few left',
  info: 'On its way',
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="sm">
      {[false, true].map((solid) => (
        <Inline key={String(solid)}>
          {badgeTones.map((tone) => (
            <Badge key={tone} {...args} tone={tone} solid={solid}>
              {words[tone]}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: {
    tone: 'positive',
    children: (
      <>
        <SuccessIcon /> Paid
      </>
    ),
  },
};

export const InACard: Story = {
  render: () => (
    <Card>
      <Inline justify="between">
        <Text weight="medium">Order 2041</Text>
        <Badge tone="info">On its way</Badge>
      </Inline>
    </Card>
  ),
};

export const LongText: Story = {
  args: { children: 'Only for members of the gold and platinum circle' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 160 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tone: 'positive',
    children: (
      <>
        <SuccessIcon /> تم الدفع
      </>
    ),
  },
};
