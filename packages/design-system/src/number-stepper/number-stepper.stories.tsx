import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberStepper } from '.';

const meta = {
  title: 'Design system/Form/NumberStepper',
  component: NumberStepper,
  args: {
    label: 'Quantity',
    decrementLabel: 'One less',
    incrementLabel: 'One more',
    value: 1,
    max: 20,
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberStepper
        {...args}
        value={value}
        onValueChange={(next, detail) => {
          setValue(next);
          args.onValueChange(next, detail);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const AtTheLimit: Story = { args: { value: 20 } };
export const Disabled: Story = { args: { disabled: true } };

export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.click(input);
    await userEvent.keyboard('1x2{Enter}');
    await expect(input).toHaveValue('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12, { reason: 'input' });
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(input).toHaveValue('20');
  },
};
