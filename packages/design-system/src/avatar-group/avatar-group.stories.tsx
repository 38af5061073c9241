import type { Meta, StoryObj } from '@storybook/react-vite';
import { avatarSizes } from '../avatar';
import { Card } from '../card';
import { Stack } from '../stack';
import { AvatarGroup } from '.';
import { avatarGroupDocs } from './avatar-group.docs';

const meta = {
  title: 'Design system/Media/AvatarGroup',
  tags: ['experimental'],
  component: AvatarGroup,
  parameters: { documentation: avatarGroupDocs },
  args: {
    label: 'Mina Sato, Li Wei and 3 others',
    items: ['Mina Sato', 'Li Wei', 'สมชาย ใจดี', 'Ana Ruiz', 'Jean Roux'].map((name) => ({ name })),
    max: 3,
  },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Card>
      <Stack gap="md">
        {avatarSizes.map((size) => (
          <AvatarGroup key={size} {...args} size={size} />
        ))}
        <AvatarGroup {...args} label="Mina Sato" items={args.items.slice(0, 1)} />
        <AvatarGroup {...args} label="1,204 people" moreLabel="1.2K" />
      </Stack>
    </Card>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
