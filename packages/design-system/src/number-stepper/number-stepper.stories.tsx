import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../inline';
import { Text } from '../text';
import { NumberStepper } from '.';
import { numberStepperDocs } from './number-stepper.docs';

const meta = {
  title: 'Design system/Form/NumberStepper',
  component: NumberStepper,
  parameters: { documentation: numberStepperDocs },
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
          args.onValueChange?.(next, detail);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const WithHint: Story = { args: { hint: 'At most 20 for each order.' } };
export const WithError: Story = { args: { value: 20, error: 'Only 12 are left.' } };
export const AtTheLimit: Story = { args: { value: 20 } };
export const Disabled: Story = { args: { disabled: true } };

/** As disabled as by its own prop. */
export const InADisabledFieldset: Story = {
  render: (args) => (
    <>
      <fieldset disabled>
        <NumberStepper {...args} />
      </fieldset>
      <NumberStepper {...args} disabled />
    </>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas
      .getAllByRole('spinbutton')
      .map(({ parentElement }) => getComputedStyle(parentElement!));
    await expect(one?.backgroundColor).toBe(other?.backgroundColor);
  },
};

export const AtTheLeast: Story = { args: { value: 1 } };

export const LongText: Story = {
  args: { value: 9_999_999, max: 9_999_999, label: 'Quantity of screws in boxes of a thousand' },
};

export const RightToLeft: Story = {
  args: { label: 'الكمية', decrementLabel: 'أقل', incrementLabel: 'أكثر', value: 12 },
  globals: { direction: 'rtl' },
};

export const InARow: Story = {
  render: (args) => (
    <Inline gap="md" justify="between" style={{ maxWidth: 360 }}>
      <Text>Blue mug, two handles</Text>
      <NumberStepper {...args} size="sm" label="Quantity of Blue mug, two handles" labelHidden />
    </Inline>
  ),
};

export const ByTouch: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const target = canvas.getByRole('button', { name: 'One more' });
    await userEvent.pointer([
      { keys: '[TouchA>]', target },
      { keys: '[/TouchA]', target },
    ]);
    await expect(args.onValueChange).toHaveBeenCalledWith(
      2,
      expect.objectContaining({ reason: 'increment' }),
    );
  },
};

export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.click(input);
    await userEvent.keyboard('1x2{Enter}');
    await expect(input).toHaveValue('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      12,
      expect.objectContaining({ reason: 'input' }),
    );
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(input).toHaveValue('20');
  },
};
