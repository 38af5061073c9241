import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { RatingInput } from '../rating-input';
import { Stack } from '../stack';
import { TextArea } from '.';
import { textAreaDocs } from './text-area.docs';

const meta = {
  title: 'Design system/Form/TextArea',
  component: TextArea,
  parameters: { documentation: textAreaDocs },
  args: { label: 'Note to the courier' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'Where to put the parcel, whom to ask for.' } };
export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { error: 'Say in a few words what is broken.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ring twice.' } };

export const Counter: Story = {
  args: {
    counter: true,
    maxLength: 20,
    countLabel: (left) => `${left} characters left`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Note to the courier' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Ring twice.');
    await expect(canvas.getByText('11/20')).toBeVisible();
    await userEvent.keyboard('{Enter}Then wait longer');
    await expect(input).toHaveValue('Ring twice.\nThen wai');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 characters left');
  },
};

export const LongText: Story = {
  args: {
    label: 'Everything that the courier has to know to find the door and whoever opens it',
    defaultValue:
      'Through the gate, past the bicycles, second staircase on the left. The bell does not work, so knock at the window beside the door, and wait: it takes a while until somebody comes down.',
    counter: true,
    maxLength: 300,
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <TextArea {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: {
    label: 'ملاحظة لساعي البريد',
    defaultValue: 'اقرع الجرس مرتين.',
    counter: true,
    maxLength: 149,
  },
  globals: { direction: 'rtl' },
};

export const InAForm: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 480 }}>
      <RatingInput label="The mug" starLabel={(stars) => `${stars} of 5`} />
      <TextArea {...args} label="Your review" counter maxLength={300} />
      <Button variant="primary">Send review</Button>
    </Stack>
  ),
};
