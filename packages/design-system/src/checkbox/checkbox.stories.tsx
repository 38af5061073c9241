import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack';
import { TextField } from '../text-field';
import { Checkbox } from '.';
import { checkboxDocs } from './checkbox.docs';

const meta = {
  title: 'Design system/Form/Checkbox',
  component: Checkbox,
  parameters: { documentation: checkboxDocs },
  args: { label: 'Use as my usual address', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      <Checkbox label="Unchecked" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Some lines of this shop" indeterminate />
      <Checkbox label="Has to be checked" invalid />
      <Checkbox label="Sold out" disabled />
      <Checkbox label="Checked and disabled" disabled defaultChecked />
      <Checkbox label="Partly and disabled" disabled indeterminate />
      <Checkbox label="Its row names it" labelHidden />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'I have read what happens with what I enter here, and want to hear from the shops that I follow',
    style: { maxWidth: 280 },
  },
  render: ({ style, ...args }) => (
    <div style={style}>
      <Checkbox {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'اجعله عنواني المعتاد', defaultChecked: true },
  globals: { direction: 'rtl' },
};

const lines = ['Blue mug', 'Linen towel', 'Oak board'];

/** The first checkbox controls the others: indeterminate if some are checked. */
export const SomeOfMany: Story = {
  render: function Render() {
    const [chosen, setChosen] = useState<readonly string[]>(['Blue mug']);
    const all = chosen.length === lines.length;
    const toggle = (line: string) =>
      setChosen(
        chosen.includes(line) ? chosen.filter((other) => other !== line) : [...chosen, line],
      );
    return (
      <Stack gap="xs">
        <Checkbox
          label="All of this shop"
          checked={all}
          indeterminate={chosen.length > 0 && !all}
          onChange={() => setChosen(all ? [] : lines)}
        />
        {lines.map((line) => (
          <Checkbox
            key={line}
            label={line}
            checked={chosen.includes(line)}
            onChange={() => toggle(line)}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'All of this shop' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Oak board' })).toBeChecked();
    await userEvent.click(canvas.getByText('Linen towel'));
    await expect(all).toBePartiallyChecked();
  },
};

export const InAForm: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 480 }}>
      <TextField label="Street and house" />
      <Checkbox {...args} />
    </Stack>
  ),
};
