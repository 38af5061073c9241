import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { textFieldSizes } from '../text-field';
import { SearchField } from '.';
import { searchFieldDocs } from './search-field.docs';

const meta = {
  title: 'Design system/Form/SearchField',
  component: SearchField,
  parameters: { documentation: searchFieldDocs },
  args: { label: 'Search this shop', clearLabel: 'Clear', onValueChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 360 }}>
      {textFieldSizes.map((size) => (
        <SearchField key={size} {...args} label={`Size ${size}`} size={size} defaultValue="Mug" />
      ))}
      <SearchField {...args} placeholder="Mugs, bowls, cups" hint="Names, makers, numbers." />
      <SearchField {...args} defaultValue="Mug" pending pendingLabel="Searching" />
      <SearchField {...args} defaultValue="Mug" disabled />
      <SearchField {...args} defaultValue="Mug" readOnly />
      <SearchField
        {...args}
        label="Search the orders of the last twelve months and those of the years before them"
        defaultValue="A blue mug with two handles that can go into the dishwasher"
        error="Nothing was found. Take fewer words."
      />
      <SearchField {...args} lang="th" label="ค้นหาในร้านนี้" defaultValue="แก้วน้ำสีน้ำเงิน" />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'ابحث في هذا المتجر', clearLabel: 'مسح', defaultValue: 'كوب أزرق' },
  globals: { direction: 'rtl' },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <search>
      <Inline gap="xs" align="end">
        <SearchField {...args} labelHidden defaultValue="Mug" />
        <Button variant="secondary">Search</Button>
      </Inline>
    </search>
  ),
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: 'Search this shop' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{End}s');
    await expect(input).toHaveValue('Mugs');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '',
      expect.objectContaining({ reason: 'clear' }),
    );
    await userEvent.keyboard('Cup{Escape}');
    await expect(input).toHaveValue('');
  },
};
