import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Text } from '../text';
import { Divider } from '.';
import { dividerDocs } from './divider.docs';

const meta = {
  title: 'Design system/Layout/Divider',
  tags: ['experimental'],
  component: Divider,
  parameters: { documentation: dividerDocs },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dividers: Story = {
  render: () => (
    <Stack gap="md">
      <Text>Above</Text>
      <Divider />
      <Inline gap="sm">
        <Text>Left</Text>
        <Divider orientation="vertical" />
        <Text>Right</Text>
      </Inline>
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <Inline nowrap gap="sm" style={{ maxWidth: 280 }}>
      <Text>A text of several lines stretches the line beside it to its own height</Text>
      <Divider orientation="vertical" />
      <Text>Short</Text>
    </Inline>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline gap="sm" lang="ar">
      <Text>السعر</Text>
      <Divider orientation="vertical" />
      <Text>التوصيل</Text>
    </Inline>
  ),
};
