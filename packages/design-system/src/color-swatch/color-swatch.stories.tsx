import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline';
import { SegmentedControl } from '../segmented-control';
import { Stack } from '../stack';
import { Text } from '../text';
import { ColorSwatch, colorSwatchSizes } from '.';
import { colorSwatchDocs } from './color-swatch.docs';

const meta = {
  title: 'Design system/Media/ColorSwatch',
  component: ColorSwatch,
  parameters: {
    documentation: colorSwatchDocs,
    // one or several colours, which the colour control does not support
    controls: { exclude: ['color'] },
  },
  args: { color: '#2f6f8f', label: 'Sea blue' },
} satisfies Meta<typeof ColorSwatch>;
export default meta;
type Story = StoryObj<typeof meta>;

const glazes = [
  ['sea', 'Sea blue', '#2f6f8f'],
  ['chalk', 'Chalk', '#ffffff'],
  ['coal', 'Coal', '#111111'],
] as const;

export const Colors: Story = {
  render: (args) => (
    <Stack gap="md">
      {colorSwatchSizes.map((size) => (
        <Inline key={size} gap="sm">
          {glazes.map(([value, label, color]) => (
            <ColorSwatch key={value} {...{ size, label, color }} />
          ))}
          <ColorSwatch
            {...args}
            size={size}
            color={['#b23a2e', '#f4e9d8', '#2f6f8f']}
            label="Striped"
          />
          <ColorSwatch {...args} size={size} color="rgb(178 58 46 / 0.4)" label="Rose, clear" />
          <ColorSwatch {...args} size={size} shape="square" />
        </Inline>
      ))}
      <Inline gap="xs">
        <ColorSwatch color="#2f6f8f" size="sm" />
        <Text>Sea blue</Text>
      </Inline>
    </Stack>
  ),
};

export const InAChoice: Story = {
  render: () => (
    <SegmentedControl
      label="Glaze"
      defaultValue="sea"
      options={glazes.map(([value, label, color]) => ({
        value,
        label,
        icon: <ColorSwatch color={color} size="sm" />,
      }))}
    />
  ),
};

export const RightToLeft: Story = {
  render: () => <ColorSwatch color={['#b23a2e', '#f4e9d8']} label="أحمر وأبيض" />,
  globals: { direction: 'rtl' },
};
