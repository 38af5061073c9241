import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Stack } from '../stack';
import { textFieldSizes } from '../text-field';
import type { DatePickerProps } from '.';
import { DatePicker } from '.';
import { datePickerDocs } from './date-picker.docs';

const meta = {
  title: 'Design system/Form/DatePicker',
  tags: ['experimental'],
  component: DatePicker,
  parameters: { documentation: datePickerDocs },
  args: {
    label: 'Day of delivery',
    hint: 'For instance 31/12/2026.',
    locale: 'en-GB',
    today: '2026-11-03',
    toggleLabel: 'Choose the day',
    previousLabel: 'Previous month',
    nextLabel: 'Next month',
    invalidLabel: 'Give the day as 31/12/2026.',
    unavailableLabel: 'We do not deliver on that day.',
    onValueChange: fn(),
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap="md">
      <DatePicker {...args} required />
      <DatePicker {...args} label="Filled in" defaultValue="2026-11-12" />
      <DatePicker {...args} label="With an error" error="Choose the day." />
      <DatePicker {...args} label="Disabled" defaultValue="2026-11-12" disabled />
      <DatePicker {...args} label="To read only" defaultValue="2026-11-12" readOnly />
      <DatePicker
        {...args}
        lang="th"
        locale="th"
        label="วันส่งสินค้า"
        hint="เช่น 31/12/2026"
        defaultValue="2026-11-12"
      />
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="md">
      {textFieldSizes.map((size) => (
        <DatePicker key={size} {...args} size={size} label={`Day, ${size}`} />
      ))}
    </Stack>
  ),
};

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose the day' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Choose the day' })).toBeVisible());
};

export const Open: Story = {
  args: { defaultValue: '2026-11-12', min: '2026-11-03' },
  play: open,
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'يوم التسليم',
    hint: undefined,
    locale: 'ar-EG',
    lang: 'ar',
    defaultValue: '2026-11-12',
  },
  play: open,
};

export const Refused: Story = {
  args: { min: '2026-11-03' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Day of delivery' });
    await userEvent.type(input, '1/1/2026');
    await userEvent.tab();
    await expect(input).toHaveValue('1/1/2026');
    await expect(input).toHaveAccessibleDescription(/We do not deliver/);
  },
};

/** A range: the second starts at the date of the first. */
function Stay(args: DatePickerProps) {
  const [from, setFrom] = useState<string | null>('2026-11-12');
  return (
    <Stack gap="md">
      <DatePicker {...args} label="From" value={from} onValueChange={setFrom} />
      <DatePicker
        {...args}
        label="To"
        toggleLabel="Choose the last day"
        unavailableLabel="Choose a day after the first."
        min={from ?? undefined}
      />
    </Stack>
  );
}
export const Range: Story = { render: Stay };

/** Inside a dialog: Escape closes one layer at a time. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog
      title="Delivery"
      closeLabel="Close"
      defaultOpen
      footer={<Button variant="primary">Save</Button>}
    >
      <DatePicker {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Delivery' });
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const input = screen.getByRole('textbox', { name: 'Day of delivery' });
    await expect(input).toHaveValue('10/11/2026');
    await open();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog', { name: 'Choose the day' })).toBeNull();
    await expect(dialog).toBeVisible();
  },
};
