import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vermilion/design-system/card';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShopperError } from '../../error/shopper-error';
import { sampleAddresses, sampleCountries } from '../address.sample';
import { AddressForm } from './address-form';
import { addressFormDocs } from './address-form.docs';

const meta = {
  title: 'Mall/Address/Address form',
  component: AddressForm,
  parameters: { documentation: addressFormDocs },
  args: { countries: sampleCountries, onSave: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof AddressForm>;

export const Blank: Story = {};
export const Filled: Story = { args: { initial: sampleAddresses[0] } };

/** Its lines, their names and the dial code follow the country. */
export const InThailand: Story = {
  args: { initial: { country: 'TH', dialCode: '66' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Subdistrict (optional)' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Province' })).toBeRequired();
  },
};

/** An address from before there were lines may stay as it is. */
export const SavedInOneField: Story = {
  args: { initial: { ...sampleAddresses[4], detail: '18 Cinnabar Lane' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ detail: '18 Cinnabar Lane' }),
    );
  },
};

export const Incomplete: Story = {
  args: { initial: { ...sampleAddresses[0], email: 'nora@', postCode: '#111' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('group', { name: 'Please check 2 fields' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Post code' })).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { initial: sampleAddresses[0], onSave: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    initial: sampleAddresses[0],
    onSave: () => Promise.reject(new ShopperError('We do not deliver to this country yet.')),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('do not deliver');
  },
};
