import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack';
import { textFieldSizes } from '../text-field';
import { TagInput } from '.';
import { tagInputDocs } from './tag-input.docs';

const meta = {
  title: 'Design system/Form/TagInput',
  tags: ['experimental'],
  component: TagInput,
  parameters: { documentation: tagInputDocs },
  args: {
    label: 'Search words',
    hint: 'Enter or a comma after each.',
    defaultValue: ['linen', 'summer'],
    removeLabel: (entry: string) => `Remove ${entry}`,
    duplicateLabel: (entry: string) => `“${entry}” is on the list already.`,
    maxLabel: (max: number) => `${max} words at most.`,
    countLabel: (count: number) => `${count} words`,
    onValueChange: fn(),
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof TagInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap="md">
      <TagInput {...args} required />
      <TagInput {...args} label="None yet" defaultValue={[]} placeholder="linen, summer" />
      <TagInput {...args} label="With an error" error="Name one word at least." defaultValue={[]} />
      <TagInput {...args} label="Disabled" disabled />
      <TagInput {...args} label="To read only" readOnly />
      <TagInput
        {...args}
        label="Long"
        defaultValue={[
          'wool of sheep that live in the open the whole year round, unspun',
          'Donaudampfschifffahrtsgesellschaft',
        ]}
      />
      <TagInput {...args} lang="th" label="คำค้นหา" defaultValue={['ผ้าลินิน', 'ฤดูร้อน']} />
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="md">
      {textFieldSizes.map((size) => (
        <TagInput key={size} {...args} size={size} label={`Search words, ${size}`} />
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'كلمات البحث', hint: 'فاصلة بعد كل كلمة.', defaultValue: ['كتان', 'صيف'] },
};

export const Pasted: Story = {
  args: { max: 4 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Search words' });
    await userEvent.click(input);
    await userEvent.paste('cotton; Linen\nbeach, dress');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['linen', 'summer', 'cotton', 'beach'],
      expect.objectContaining({ reason: 'input' }),
    );
    await expect(input).toHaveValue('Linen, dress');
    await expect(input).toHaveAccessibleDescription(/“Linen” is on the list already/);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Search words' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove linen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('oak{Enter}glass,');
    await expect(input).toHaveAccessibleDescription(/summer, oak, glass/);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 words');
  },
};
