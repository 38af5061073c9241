import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Stack } from '../stack';
import { Alert, alertTones } from '.';
import { alertDocs } from './alert.docs';

const meta = {
  title: 'Design system/Feedback/Alert',
  component: Alert,
  parameters: { documentation: alertDocs },
  args: { children: 'Two lines in your cart are sold out.' },
  argTypes: { tone: { control: 'select', options: alertTones } },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap="md">
      <Alert tone="info">The shop answers on working days.</Alert>
      <Alert tone="positive">Your address is saved.</Alert>
      <Alert tone="caution">Two lines in your cart are sold out.</Alert>
      <Alert tone="critical">The order could not be sent. Try again.</Alert>
    </Stack>
  ),
};

export const WithTitleAndAction: Story = {
  args: {
    tone: 'critical',
    iconLabel: 'Error',
    title: 'The payment did not go through',
    children: 'Your bank refused it. Nothing was charged.',
    action: (
      <Button size="sm" variant="secondary">
        Pay again
      </Button>
    ),
  },
};

export const Narrow: Story = {
  args: WithTitleAndAction.args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    tone: 'caution',
    title:
      'Your parcel waits at the customs office of the country it goes to, and a paper is missing',
    children:
      'Send the invoice to the carrier by Friday, with the number LX-2041-5577-0931-8824-1190-AA-0000-1742 in the subject. Otherwise the parcel goes back to the shop and the freight is not refunded.',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tone: 'critical',
    title: 'لم تتم عملية الدفع',
    children: 'رفض البنك العملية، ولم يُخصم أي مبلغ.',
    action: (
      <Button size="sm" variant="secondary">
        ادفع مرة أخرى
      </Button>
    ),
  },
};

function Saving() {
  const [saved, setSaved] = useState(false);
  return (
    <Stack gap="md">
      <Button variant="primary" onClick={() => setSaved(true)}>
        Save address
      </Button>
      <div role="status">{saved && <Alert tone="positive">Your address is saved.</Alert>}</div>
    </Stack>
  );
}

/** An alert that appears later is announced by its live region. */
export const Announced: Story = {
  render: () => <Saving />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Your address is saved.');
  },
};
