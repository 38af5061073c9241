import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import thai from '../../../lang/th.json';
import { inLanguage } from '../../login/testing/in-language';
import { atLogin } from '../../login/testing/in-story';
import { SampleProfile } from '../profile.sample';
import { PasswordDialog } from './password-dialog';
import { passwordDialogDocs } from './password-dialog.docs';

const meta = {
  title: 'Mall/Profile/Password',
  component: SampleProfile,
  parameters: {
    documentation: passwordDialogDocs,
    documents: PasswordDialog,
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SampleProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog; its code loads slowly on a busy machine. */
async function open(canvas: HTMLElement, name = 'Change password') {
  await userEvent.click(await within(canvas).findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 10_000 });
  return atLogin(dialog);
}
async function fill(form: Awaited<ReturnType<typeof open>>) {
  await form.type('Verification code', '123 456');
  await form.type('New password', 'Secret-2');
  await form.type('Repeat the new password', 'Secret-2');
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await expect(await form.field('Account')).toHaveValue('nora.lindgren@example.com');
    await waitFor(async () => expect(await form.field('Verification code')).toHaveFocus());
  },
};
export const ByPhone: Story = {
  args: {
    profile: { nickname: 'Mei', phone: { number: '13800138000', dialCode: '86' }, kind: 'phone' },
  },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await waitFor(async () =>
      expect(await form.field('Account')).toHaveValue('+86 138 0013 8000 (China)'),
    );
  },
};
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await form.press('Save password');
    await form.text('Please enter the code');
    await expect(await form.field('Verification code')).toHaveFocus();
  },
};
export const WeakAndDifferent: Story = {
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await form.type('Verification code', '123456');
    await form.type('New password', 'secret');
    await form.type('Repeat the new password', 'secrets');
    await form.press('Save password');
    await form.text(/too weak/);
    await form.text('The passwords are inconsistent');
    await expect(await form.field('New password')).toHaveFocus();
  },
};
export const Countdown: Story = {
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await form.press('Send code');
    await expect(await form.button(/^Again in \d+ s$/)).toBeDisabled();
    await expect(await form.field('Verification code')).toHaveFocus();
    // countdown and input outlive the dialog
    await form.type('Verification code', '12');
    await form.press('Cancel');
    const again = await open(canvasElement);
    await expect(await again.button(/^Again in \d+ s$/)).toBeDisabled();
    await expect(await again.field('Verification code')).toHaveValue('12');
  },
};
export const Captcha: Story = {
  args: { codeFailure: { reason: 'captchaRequired' } },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await form.press('Send code');
    await expect(await form.field('Characters in the picture')).toHaveFocus();
  },
};
export const CaptchaAsWork: Story = {
  args: { codeFailure: { reason: 'captchaRequired' } },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await form.press('Send code');
    await form.press('I cannot read the picture');
    await form.press('Send code');
    await form.button(/^Again in \d+ s$/);
  },
};
export const CodeRefused: Story = {
  args: {
    changeFailure: { reason: 'refused', field: 'resetCode', message: 'This code has expired.' },
  },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await fill(form);
    await form.press('Save password');
    await form.text('This code has expired.');
    await expect(await form.field('New password')).toHaveValue('Secret-2');
  },
};
export const NoConnection: Story = {
  args: { changeFailure: { reason: 'network' } },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await fill(form);
    await form.press('Save password');
    await form.text(/No connection/);
  },
};

const password = { sendCode: fn(() => Promise.resolve()), change: fn(() => Promise.resolve()) };
export const ByKeyboard: Story = {
  args: { password },
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole('button', { name: 'Change password' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const form = atLogin(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await waitFor(async () => expect(await form.field('Verification code')).toHaveFocus());
    await userEvent.keyboard('123456');
    (await form.field('New password')).focus();
    await userEvent.keyboard('Secret-2');
    (await form.field('Repeat the new password')).focus();
    await userEvent.keyboard('Secret-2{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(password.change).toHaveBeenLastCalledWith({
      code: '123456',
      newPassword: 'Secret-2',
      passwordAgain: 'Secret-2',
    });
  },
};
export const Thai: Story = {
  decorators: [inLanguage('th', thai)],
  play: async ({ canvasElement }) => {
    await open(canvasElement, thai['profile.changePassword']);
  },
};
