import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { TextField } from '../text-field';
import { Slider } from '.';
import { sliderDocs } from './slider.docs';

const meta = {
  title: 'Design system/Form/Slider',
  tags: ['experimental'],
  component: Slider,
  parameters: { documentation: sliderDocs },
  args: {
    label: 'Price',
    lowLabel: 'Lowest price',
    highLabel: 'Highest price',
    max: 200,
    step: 5,
    defaultValue: [20, 120],
    formatValue: (value) => `$${value}`,
    onValueChange: fn(),
    style: { maxWidth: 320 },
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Price' });
    await expect(within(group).getAllByRole('slider')).toHaveLength(2);
  },
};
export const WholeRange: Story = { args: { defaultValue: undefined } };
export const BothAtOnePoint: Story = { args: { defaultValue: [60, 60] } };
export const WithError: Story = {
  args: {
    hint: 'Without the fee for delivery.',
    error: 'No goods cost this little. Widen the range.',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  args: { label: 'السعر', lowLabel: 'أدنى سعر', highLabel: 'أعلى سعر' },
  globals: { direction: 'rtl' },
};
export const LongText: Story = {
  args: {
    label: 'What a cup may cost with everything that is added to it on its way to you',
    formatValue: (value) => `about ${value} dollars`,
  },
};

/** With inputs for exact values. */
export const InAForm: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 320 }}>
      <Slider {...args} />
      <Inline gap="sm">
        <TextField label="From" prefix="$" defaultValue="20" inputMode="numeric" />
        <TextField label="To" prefix="$" defaultValue="120" inputMode="numeric" />
      </Inline>
      <Button variant="primary">Show goods</Button>
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Lowest price' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Highest price' })).toHaveFocus();
  },
};
