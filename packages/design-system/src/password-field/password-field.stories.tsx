import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Stack } from '../stack';
import { TextField } from '../text-field';
import { PasswordField } from '.';
import { passwordFieldDocs } from './password-field.docs';

const meta = {
  title: 'Design system/Form/PasswordField',
  component: PasswordField,
  parameters: { documentation: passwordFieldDocs },
  args: {
    label: 'Password',
    revealLabel: 'Show password',
    concealLabel: 'Hide password',
    autoComplete: 'current-password',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Eight characters or more.', required: true } };
export const WithError: Story = { args: { error: 'Too short. Enter eight characters or more.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'secret' } };

export const LongText: Story = {
  args: {
    label: 'The password with which you want to sign in from now on, here and in the app',
    defaultValue: 'correct horse battery staple correct horse battery staple',
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <PasswordField {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'كلمة المرور', hint: 'ثمانية أحرف على الأقل.', defaultValue: 'secret' },
  globals: { direction: 'rtl' },
};

export const InAForm: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 360 }}>
      <TextField label="E-mail" type="email" autoComplete="username" />
      <PasswordField {...args} />
      <Button variant="primary">Sign in</Button>
    </Stack>
  ),
};

export const Revealing: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    const press = (name: string) => canvas.getByRole('button', { name });
    await step('mouse', async () => {
      await userEvent.type(input, 'secret');
      await userEvent.click(press('Show password'));
      await expect(input).toHaveAttribute('type', 'text');
      await userEvent.click(press('Hide password'));
      await expect(input).toHaveAttribute('type', 'password');
    });
    await step('keys', async () => {
      await userEvent.click(input);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(press('Hide password')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(input).toHaveAttribute('type', 'password');
    });
    await step('touch', async () => {
      const target = press('Show password');
      await userEvent.pointer([
        { keys: '[TouchA>]', target },
        { keys: '[/TouchA]', target },
      ]);
      await expect(input).toHaveAttribute('type', 'text');
      await expect(input).toHaveValue('secret');
    });
  },
};
