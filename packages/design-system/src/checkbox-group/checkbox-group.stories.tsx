import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack';
import { CheckboxGroup } from '.';
import { checkboxGroupDocs } from './checkbox-group.docs';

const meta = {
  title: 'Design system/Form/CheckboxGroup',
  tags: ['experimental'],
  component: CheckboxGroup,
  parameters: { documentation: checkboxGroupDocs },
  args: {
    label: 'What we may write to you about',
    defaultValue: ['orders'],
    options: [
      { value: 'orders', label: 'My orders' },
      { value: 'prices', label: 'Prices that fall', description: 'Of what I have saved' },
      { value: 'shops', label: 'Shops that I follow' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap="lg" style={{ maxWidth: 360 }}>
      <CheckboxGroup {...args} hint="You can change it at any time." required />
      <CheckboxGroup {...args} allLabel="Everything" />
      <CheckboxGroup {...args} layout="inline" labelHidden />
      <CheckboxGroup {...args} defaultValue={[]} error="Choose one at least." />
      <CheckboxGroup {...args} disabled />
      <CheckboxGroup
        {...args}
        label="What the people of the shop may do with your letters and pictures after you have sent them"
        options={[{ value: 'a', label: 'Show them to others who ask about the same thing' }]}
      />
      <CheckboxGroup
        {...args}
        lang="th"
        label="เรื่องที่เราแจ้งให้คุณทราบได้"
        options={[
          { value: 'orders', label: 'คำสั่งซื้อของฉัน' },
          { value: 'prices', label: 'ราคาที่ลดลง', description: 'ของสินค้าที่บันทึกไว้' },
        ]}
      />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  args: {
    label: 'ما الذي نكتب إليك عنه؟',
    allLabel: 'كل شيء',
    options: [
      { value: 'orders', label: 'طلباتي' },
      { value: 'prices', label: 'الأسعار', description: 'لما حفظته' },
    ],
  },
  globals: { direction: 'rtl' },
};

export const ByKeyboard: Story = {
  args: { allLabel: 'Everything' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Everything' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['orders', 'prices', 'shops'],
      expect.objectContaining({ reason: 'input' }),
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'My orders' })).not.toBeChecked();
    await expect(all).toBePartiallyChecked();
  },
};
