import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Slider } from '.';

const meta = {
  title: 'Design system/Form/Slider',
  component: Slider,
  parameters: {
    docs: {
      description: {
        component:
          'A range between two ends, by feel. For exact figures put two TextFields beside it, for one number use NumberStepper. Keys, as the browser has them: the arrows take a step, the page keys several, Home and End go to the ends; neither thumb passes the other.',
      },
    },
  },
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
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongText: Story = {
  args: {
    label: 'What a cup may cost with everything that is added to it on its way to you',
    formatValue: (value) => `about ${value} dollars`,
  },
};
