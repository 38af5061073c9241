import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Stack } from '../stack';
import { CodeField } from '.';
import { codeFieldDocs } from './code-field.docs';

const meta = {
  title: 'Design system/Form/CodeField',
  component: CodeField,
  parameters: { documentation: codeFieldDocs },
  args: { label: 'Code', hint: 'We sent it to name@example.com.', onComplete: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FourDigits: Story = { args: { length: 4, value: '20' } };
export const WithError: Story = {
  args: { value: '204118', error: 'This code is no longer good. Send for a new one.' },
};
export const Disabled: Story = { args: { value: '204118', disabled: true } };

/** As disabled as by its own prop. */
export const InADisabledFieldset: Story = {
  args: { value: '204118' },
  render: (args) => (
    <>
      <fieldset disabled>
        <CodeField {...args} />
      </fieldset>
      <CodeField {...args} disabled />
    </>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByText('8').map((cell) => getComputedStyle(cell));
    await expect(one?.backgroundColor).toBe(other?.backgroundColor);
    await expect(one?.color).toBe(other?.color);
  },
};

/** The digits keep their order. */
export const RightToLeft: Story = {
  args: { label: 'الرمز', hint: 'أرسلناه إلى بريدك.', value: '204' },
  globals: { direction: 'rtl' },
};

export const LongText: Story = {
  args: {
    label: 'Code of eight digits that is in the letter which came with your card',
    length: 8,
    value: '20411804',
    hint: 'Cells shrink before they leave a narrow window.',
  },
  render: (args) => (
    <div style={{ maxWidth: 272 }}>
      <CodeField {...args} />
    </div>
  ),
};

export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('20x4');
    await userEvent.paste('118');
    await expect(input).toHaveValue('204118');
    await expect(args.onComplete).toHaveBeenCalledWith('204118');
  },
};

export const InAForm: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 360 }}>
      <CodeField {...args} />
      <Button variant="primary">Sign in</Button>
    </Stack>
  ),
};
