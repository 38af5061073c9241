import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Stack } from '../stack';
import { TextField } from '../text-field';
import { RadioGroup, radioGroupLayouts } from '.';
import { radioGroupDocs } from './radio-group.docs';

const meta = {
  title: 'Design system/Form/RadioGroup',
  component: RadioGroup,
  parameters: { documentation: radioGroupDocs },
  args: {
    label: 'Deliver to',
    defaultValue: 'home',
    onValueChange: fn(),
    options: [
      { value: 'home', label: 'Home' },
      { value: 'office', label: 'Office' },
      { value: 'locker', label: 'Locker', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Appearances: Story = {
  render: (args) => (
    <Stack gap="lg">
      {radioGroupLayouts.map((layout) => (
        <RadioGroup key={layout} {...args} {...{ layout }} label={`As ${layout}`} />
      ))}
    </Stack>
  ),
};

export const WithDescriptions: Story = {
  args: {
    options: [
      { value: 'home', label: 'Home', description: '12 River Road' },
      { value: 'office', label: 'Office', description: 'On weekdays until six' },
      { value: 'locker', label: 'Locker', description: 'Full until Monday', disabled: true },
    ],
  },
};

export const WithHint: Story = {
  args: { hint: 'You can change it until it leaves.', required: true },
};
export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose where it is to go.' },
};
export const LabelHidden: Story = { args: { labelHidden: true, layout: 'inline' } };

export const LongText: Story = {
  args: {
    label: 'Where is the parcel to go if nobody opens the door on the first try?',
    options: [
      {
        value: 'a',
        label: 'To the neighbours, as long as they live in the same house and sign for it',
      },
      { value: 'b', label: 'Back to the shop', description: 'Which costs what the way there cost' },
    ],
    style: { maxWidth: 280 },
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'التوصيل إلى',
    options: [
      { value: 'home', label: 'المنزل', description: 'شارع النهر ١٢' },
      { value: 'office', label: 'المكتب' },
    ],
  },
  globals: { direction: 'rtl' },
};

export const InAForm: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 480 }}>
      <TextField label="Recipient" />
      <RadioGroup {...args} layout="inline" />
      <Button variant="primary">Save address</Button>
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Office' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'home',
      expect.objectContaining({ reason: 'input' }),
    );
  },
};
