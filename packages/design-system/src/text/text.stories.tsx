import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Surface } from '../surface';
import { fontSizes, fontWeights } from '../tokens';
import { Text, textColors } from '.';
import { textDocs } from './text.docs';

const meta = {
  title: 'Design system/Text/Text',
  component: Text,
  parameters: { documentation: textDocs },
  args: { children: 'Hand-thrown stoneware mug' },
  argTypes: { color: { control: 'select', options: textColors } },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="sm">
      {fontSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: (args) => (
    <Stack gap="sm">
      {fontWeights.map((weight) => (
        <Text key={weight} {...args} weight={weight} />
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

export const OnTheInverseBand: Story = {
  render: (args) => (
    <Surface tone="inverse" style={{ padding: 16 }}>
      <Stack gap="xs">
        <Text {...args} color="inverse" />
        <Text {...args} color="inverseMuted" />
      </Stack>
    </Surface>
  ),
};

/** Aligned tabular figures. */
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

export const LongText: Story = {
  args: {
    asChild: true,
    style: { maxWidth: 240 },
    children: (
      <p>
        A cup that is thrown on the wheel differs from its picture.
        Rechtsschutzversicherungsgesellschaften break only where they must.
      </p>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', size: 'lg', children: 'كوب من الفخار صُنع باليد، ٣٥٠ مل' },
};
