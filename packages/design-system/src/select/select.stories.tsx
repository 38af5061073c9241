import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Stack } from '../stack';
import { TextField, textFieldSizes } from '../text-field';
import { Select } from '.';
import { selectDocs } from './select.docs';

const meta = {
  title: 'Design system/Form/Select',
  component: Select,
  parameters: { documentation: selectDocs },
  args: {
    label: 'Country',
    onChange: fn(),
    children: (
      <>
        <option value="">Choose</option>
        <option value="kh">Cambodia</option>
        <option value="la">Laos</option>
        <option value="th">Thailand</option>
        <option value="vn" disabled>
          Vietnam
        </option>
      </>
    ),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'Where it is sent.' } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="md">
      {textFieldSizes.map((size) => (
        <Select key={size} {...args} size={size} label={`Country, ${size}`} defaultValue="la" />
      ))}
    </Stack>
  ),
};

export const Required: Story = { args: { required: true } };
export const WithError: Story = { args: { error: 'Choose the country that it is sent to.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'la' } };

export const LongText: Story = {
  args: {
    label: 'The country or the region that everything in this cart is to be sent to',
    children: <option>South Georgia and the South Sandwich Islands, with all between them</option>,
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Select {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: {
    label: 'البلد',
    children: (
      <>
        <option>لاوس</option>
        <option>تايلاند</option>
      </>
    ),
  },
  globals: { direction: 'rtl' },
};

export const InAForm: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 360 }}>
      <TextField label="Recipient" />
      <Select {...args} />
      <Button variant="primary">Save address</Button>
    </Stack>
  ),
};

/** The native list is not affected by the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog
      title="Edit address"
      closeLabel="Close"
      defaultOpen
      footer={<Button variant="primary">Save</Button>}
    >
      <Stack gap="md">
        <TextField label="Recipient" />
        <Select {...args} />
      </Stack>
    </Dialog>
  ),
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    const select = within(dialog).getByRole('combobox', { name: 'Country' });
    await step('mouse', async () => {
      await userEvent.selectOptions(select, 'Thailand');
      await expect(select).toHaveValue('th');
      await expect(args.onChange).toHaveBeenCalled();
    });
    await step('keys', async () => {
      await userEvent.click(within(dialog).getByRole('textbox', { name: 'Recipient' }));
      await userEvent.tab();
      await expect(select).toHaveFocus();
      await userEvent.selectOptions(select, 'Laos');
      await expect(select).toHaveFocus();
    });
    await step('touch', async () => {
      await userEvent.pointer([
        { keys: '[TouchA>]', target: select },
        { keys: '[/TouchA]', target: select },
      ]);
      await expect(dialog).toBeVisible();
      await expect(select).toHaveFocus();
    });
  },
};
