import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Heading } from '../heading';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Truncate } from '../truncate';
import { fontSizes } from '../tokens';
import { Text, textColors } from '.';

const meta = {
  title: 'Design system/Text',
  component: Text,
  args: { children: 'Hand-thrown stoneware mug' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="sm">
      {fontSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Colors: Story = {
  render: (args) => (
    <Stack gap="xs">
      {textColors
        .filter((color) => !color.startsWith('inverse'))
        .map((color) => (
          <Text key={color} {...args} color={color}>
            {color}: {args.children}
          </Text>
        ))}
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack gap="sm">
      <Heading level={1} size="xxl">
        Everything for a slow breakfast
      </Heading>
      <Heading level={2} size="xl">
        Shop street
      </Heading>
      <Heading level={3} size="lg">
        You may also like
      </Heading>
      <Heading level={4} size="md">
        Delivery
      </Heading>
    </Stack>
  ),
};

/** Figures of one width stand below each other. */
export const Tabular: Story = {
  render: () => (
    <Inline gap="xl" align="baseline">
      <Stack gap="none" align="end">
        <Text tabular size="lg" weight="bold" color="price">
          $1,111.10
        </Text>
        <Text tabular size="lg" weight="bold" color="price">
          $888.80
        </Text>
        <Text tabular size="sm" color="subtle" struck>
          $999.00
        </Text>
      </Stack>
    </Inline>
  ),
};

const names = [
  'Hand-thrown stoneware mug with a matt glaze, 350 ml, dishwasher safe, set of two',
  '水洗亚麻毯子柔软透气四季可用沙发盖毯办公室午睡毯加厚大尺寸一百四十乘两百厘米',
  'ผ้าห่มลินินซักนุ่มระบายอากาศได้ดีใช้ได้ทุกฤดูขนาดใหญ่ 140 × 200 เซนติเมตร',
];

export const CutAtTwoLines: Story = {
  render: () => (
    <Inline gap="md" align="start">
      {names.map((name) => (
        <Card key={name} padding="md" style={{ width: 200 }}>
          <Truncate>{name}</Truncate>
        </Card>
      ))}
    </Inline>
  ),
};
