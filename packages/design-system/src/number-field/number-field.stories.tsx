import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack';
import { NumberField } from '.';
import { numberFieldDocs } from './number-field.docs';

const euro = { style: 'currency', currency: 'EUR' } as const;

const meta = {
  title: 'Design system/Form/NumberField',
  tags: ['experimental'],
  component: NumberField,
  parameters: { documentation: numberFieldDocs },
  args: { label: 'Price', locale: 'en', format: euro, min: 0, onValueChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const kilogram = { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 } as const;

export const Formats: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 320 }}>
      <NumberField {...args} defaultValue={1234.5} hint="With the tax." />
      <NumberField {...args} label="Price, in French" locale="fr" defaultValue={1234.5} />
      <NumberField {...args} label="Weight" format={kilogram} defaultValue={0.25} />
      <NumberField
        {...args}
        label="Discount"
        format={{ style: 'percent' }}
        defaultValue={0.15}
        size="sm"
      />
      <NumberField
        {...args}
        lang="th"
        label="ราคา"
        locale="th-u-nu-thai"
        format={{ style: 'currency', currency: 'THB' }}
        defaultValue={1234.5}
      />
      <NumberField {...args} label="To read only" readOnly defaultValue={12} />
      <NumberField {...args} label="Disabled" disabled defaultValue={12} />
      <NumberField {...args} label="Required" required error="Enter what it costs." />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  args: {
    label: 'السعر',
    locale: 'ar-EG',
    defaultValue: 1234.5,
    format: { style: 'currency', currency: 'EGP' },
  },
  globals: { direction: 'rtl' },
};

export const ByKeyboard: Story = {
  args: { step: 0.5, max: 100 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Price' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12.4x{Enter}');
    await expect(input).toHaveValue('€12.50');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('€13.00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      13,
      expect.objectContaining({ reason: 'increment' }),
    );
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('€100.00');
  },
};
