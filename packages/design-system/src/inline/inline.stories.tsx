import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Stack } from '../stack';
import { Text } from '../text';
import { spaces } from '../tokens';
import { Truncate } from '../truncate';
import { Inline } from '.';
import { inlineDocs } from './inline.docs';

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="md">
      <Text size="sm" color="muted">
        {index + 1}
      </Text>
    </Card>
  ));

const meta = {
  title: 'Design system/Layout/Inline',
  component: Inline,
  parameters: { documentation: inlineDocs },
  args: { children: boxes(4) },
  argTypes: { gap: { control: 'select', options: spaces } },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InlineWrapping: Story = { args: { gap: 'sm', children: boxes(24) } };

export const Justified: Story = {
  render: (args) => (
    <Stack gap="lg">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline {...args} key={justify} justify={justify} />
      ))}
    </Stack>
  ),
};

export const AlignedAtTheBaseline: Story = {
  args: {
    align: 'baseline',
    children: [
      <Text key="price" size="xl" weight="bold" color="price">
        $12.80
      </Text>,
      <Text key="old" size="sm" color="subtle" struck>
        $19.00
      </Text>,
    ],
  },
};

/** Without wrapping the children must be able to shrink. */
export const LongText: Story = {
  args: {
    nowrap: true,
    style: { maxWidth: 280 },
    children: [
      <Truncate key="name" lines={1}>
        Hand-thrown stoneware mug with a matt glaze, dishwasher safe
      </Truncate>,
      <Text key="price" nowrap weight="bold">
        $12.80
      </Text>,
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    children: ['أكواب', 'أطباق', 'مصابيح'].map((name) => (
      <Card key={name} padding="md">
        {name}
      </Card>
    )),
  },
};
