import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleAddresses, sampleCountries } from '../address.sample';
import { AddressDialog } from '.';
import { addressDialogDocs } from './address-dialog.docs';

const meta = {
  title: 'Mall/Address/Address dialog',
  component: AddressDialog,
  parameters: { documentation: addressDialogDocs },
  args: { open: true, onOpenChange: fn(), countries: sampleCountries, onSave: fn() },
} satisfies Meta<typeof AddressDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = { args: { suggestion: { country: 'Sweden', dialCode: '46' } } };

export const Edit: Story = {
  args: { address: sampleAddresses[3] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ postCode: '75011' }),
      4,
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'save' });
  },
};
