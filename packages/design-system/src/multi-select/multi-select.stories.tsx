import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack';
import { MultiSelect } from '.';
import { multiSelectDocs } from './multi-select.docs';

const names = ['Linen', 'Cotton', 'Wool', 'Silk', 'Hemp', 'Oak', 'Ash', 'Stoneware', 'Glass'];

const meta = {
  title: 'Design system/Form/MultiSelect',
  tags: ['experimental'],
  component: MultiSelect,
  parameters: { documentation: multiSelectDocs },
  args: {
    label: 'Material',
    options: names.map((name) => ({ value: name.toLowerCase(), label: name })),
    defaultValue: ['linen', 'oak'],
    toggleLabel: 'Show materials',
    emptyLabel: 'No such material',
    countLabel: (count: number) => `${count} materials`,
    removeLabel: (name: string) => `Remove ${name}`,
    onValueChange: fn(),
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap="md">
      <MultiSelect {...args} hint="Several are fine." required />
      <MultiSelect {...args} label="None yet" defaultValue={[]} placeholder="Any" />
      <MultiSelect
        {...args}
        label="Many"
        defaultValue={args.options.map(({ value }) => value)}
        error="Choose five at most."
      />
      <MultiSelect {...args} label="Disabled" disabled />
      <MultiSelect {...args} label="To read only" readOnly />
      <MultiSelect
        {...args}
        label="Long"
        options={[
          { value: 'a', label: 'Wool of sheep that live in the open the whole year round, unspun' },
          { value: 'b', label: 'Other' },
        ]}
        defaultValue={['a', 'b']}
      />
      <MultiSelect
        {...args}
        lang="th"
        label="วัสดุ"
        options={[{ value: 'linen', label: 'ผ้าลินิน' }]}
        defaultValue={['linen']}
      />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المادة',
    options: [
      { value: 'linen', label: 'كتان' },
      { value: 'oak', label: 'بلوط' },
    ],
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: ['oak'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Material' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Oak' })).toHaveFocus();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('lin{ArrowDown}{Enter}');
    await expect(canvas.getByRole('option', { name: 'Linen', selected: true })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['linen', 'oak'],
      expect.objectContaining({ reason: 'input' }),
    );
    await userEvent.keyboard('woo{ArrowDown}{Enter}');
    await expect(input).toHaveAccessibleDescription('Linen, Wool, Oak');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveAccessibleDescription('Linen, Wool');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
