import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { TextField } from '../text-field';
import type { FormError } from '.';
import { ErrorSummary, Form } from '.';
import { formDocs } from './form.docs';

const noRecipient = 'Enter who the parcel is for.';
const badPhone = 'Enter 8 to 10 digits, so that the courier can call.';

const meta = {
  title: 'Design system/Form/Form',
  component: Form,
  parameters: { documentation: formDocs },
  args: {
    summary: <ErrorSummary title="Two fields want another look" />,
    style: { maxWidth: 480 },
    'aria-label': 'Address',
    children: (
      <>
        <TextField id="recipient" label="Recipient" />
        <TextField id="phone" label="Phone" inputMode="tel" />
        <Button variant="primary" type="submit">
          Save address
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const withErrors: Story['args'] = {
  errors: [
    { controlId: 'recipient', message: noRecipient },
    { controlId: 'phone', message: badPhone },
  ],
  children: (
    <>
      <TextField id="recipient" label="Recipient" error={noRecipient} />
      <TextField id="phone" label="Phone" error={badPhone} defaultValue="12" />
      <Button variant="primary" type="submit">
        Save address
      </Button>
    </>
  ),
};

export const WithErrors: Story = { args: withErrors };

const arabic = { recipient: 'أدخل اسم المستلم.', phone: 'أدخل ثمانية أرقام على الأقل.' };

export const RightToLeft: Story = {
  args: {
    summary: <ErrorSummary title="يرجى مراجعة حقلين" />,
    errors: [
      { controlId: 'recipient', message: arabic.recipient },
      { controlId: 'phone', message: arabic.phone },
    ],
    children: (
      <>
        <TextField id="recipient" label="المستلم" error={arabic.recipient} />
        <TextField id="phone" label="الهاتف" error={arabic.phone} defaultValue="12" />
        <Button variant="primary" type="submit">
          حفظ العنوان
        </Button>
      </>
    ),
  },
  globals: { direction: 'rtl' },
};

export const LongText: Story = {
  args: {
    ...withErrors,
    summary: (
      <ErrorSummary title="Some of what you entered cannot be used for a parcel to this country, although it was fine for the last one" />
    ),
    style: { maxWidth: 288 },
  },
};

export const Sending: Story = {
  render: function Render(args) {
    const [errors, setErrors] = useState<readonly FormError[]>([]);
    return (
      <Form
        {...args}
        errors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          setErrors([{ controlId: 'recipient', message: noRecipient }]);
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(canvas.getByRole('group', { name: 'Two fields want another look' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: noRecipient }));
    await expect(canvas.getByRole('textbox', { name: 'Recipient' })).toHaveFocus();
  },
};
