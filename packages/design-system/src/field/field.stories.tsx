import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Stack } from '../stack';
import { Field } from '.';
import { controlClass } from './control-class';
import * as styles from './field.css';
import { fieldDocs } from './field.docs';

const meta = {
  title: 'Design system/Form/Field',
  component: Field,
  parameters: { documentation: fieldDocs },
  args: {
    label: 'Day of arrival',
    style: { maxWidth: 360 },
    children: (control) => (
      <div className={controlClass({ size: 'md' })}>
        <input type="date" {...control} className={styles.input} />
      </div>
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'Two days from now at the earliest.' } };
export const Required: Story = { args: { required: true } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const WithError: Story = {
  args: { error: 'This day is over. Choose a later one.', hint: 'Two days from now.' },
};

export const LongText: Story = {
  args: {
    label: 'The day on which somebody is at home between eight in the morning and six at night',
    hint: 'Couriers come once; what nobody takes goes to the nearest parcel locker for a week.',
    error: 'Nobody delivers on this day in your town. Choose one from Monday to Friday.',
    style: { maxWidth: 280 },
  },
};

export const RightToLeft: Story = {
  args: { label: 'يوم الوصول', hint: 'بعد يومين على الأقل.', error: 'اختر يومًا لاحقًا.' },
  globals: { direction: 'rtl' },
};

/** The error is announced when it appears, and precedes the hint in the description. */
export const ErrorComesAndGoes: Story = {
  args: { hint: 'Two days from now.' },
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return (
      <Stack gap="md">
        <Field {...args} error={error} />
        <Button variant="primary" onClick={() => setError(error ? undefined : 'Choose a day.')}>
          Check
        </Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Day of arrival');
    const check = canvas.getByRole('button', { name: 'Check' });
    await expect(input).toHaveAccessibleDescription('Two days from now.');
    await userEvent.click(check);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Choose a day. Two days from now.');
    await userEvent.click(check);
    await expect(input).toBeValid();
  },
};
