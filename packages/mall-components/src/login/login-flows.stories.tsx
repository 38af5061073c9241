import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginPanel } from '.';
import { LoginError } from './login-error';
import { loginFlowsDocs } from './login-flows.docs';
import { atLogin } from './testing/in-story';
import { SampleLogin } from './testing/sample-login';

const meta: Meta<typeof SampleLogin> = {
  title: 'Mall/Sign-in/Flows',
  component: SampleLogin,
  parameters: { documentation: loginFlowsDocs, documents: LoginPanel },
  args: { onHide: fn(), onReload: fn() },
};
export default meta;
type Story = StoryObj<typeof SampleLogin>;

export const ByEmailWithEnter: Story = {
  play: async ({ canvasElement, args }) => {
    const login = atLogin(canvasElement);
    await login.agree();
    await login.type('Email', 'mira@example.com');
    await login.type('Password', 'Secret-1{Enter}');
    await waitFor(() => expect(args.onHide).toHaveBeenCalledOnce());
  },
};

const signInByPassword = fn(() => Promise.resolve());
const registerByPhone = fn(() => Promise.resolve());
const signInByCode = fn(() => Promise.resolve());
const sendCode = fn(() => Promise.resolve());
const phone = { signInByPassword, signInByCode, register: registerByPhone, sendCode };

export const ByPhoneOfAnotherCountry: Story = {
  args: { actions: { phone } },
  play: async ({ canvasElement, args }) => {
    const login = atLogin(canvasElement);
    await login.openTab('Phone');
    const country = await login.country();
    await expect(country).toHaveValue('China');
    await userEvent.click(country);
    await userEvent.keyboard('cote{ArrowDown}{Enter}');
    await expect(country).toHaveValue('Côte d’Ivoire');
    await login.type('Phone number', '0123456789');
    await login.type('Password', 'Secret-1');
    await login.agree();
    await login.press('Sign in');
    await waitFor(() => expect(args.onHide).toHaveBeenCalledOnce());
    await expect(signInByPassword).toHaveBeenLastCalledWith({
      phone: '0123456789',
      countryCode: '225',
      country: 'CI',
      password: 'Secret-1',
    });
  },
};

export const ByCodeAfterThePassword: Story = {
  args: { mode: 'phoneSignIn', actions: { phone } },
  play: async ({ canvasElement, args }) => {
    const login = atLogin(canvasElement);
    await login.type('Phone number', '+44 7400 123456');
    await login.press('Sign in with a code');
    await expect(await login.field('Phone number')).toHaveValue('7400 123456');
    await login.press('Send code');
    await login.text(/Check your messages/);
    await login.type('Verification code', '123 456');
    await login.agree();
    await login.press('Sign in');
    await waitFor(() => expect(args.onHide).toHaveBeenCalledOnce());
    await expect(signInByCode).toHaveBeenLastCalledWith(
      expect.objectContaining({ phone: '7400123456', countryCode: '44', code: '123456' }),
    );
  },
};

export const NewPassword: Story = {
  play: async ({ canvasElement }) => {
    const login = atLogin(canvasElement);
    await login.type('Email', 'mira@example.com');
    await login.press('Forgot password?');
    await login.press('Next');
    await login.press('Send code');
    await login.type('Verification code', '123456');
    await login.type('New password', 'Secret-2');
    await login.type('Repeat the new password', 'Secret-2');
    await login.press('Save password');
    await login.text(/Your password has been changed/);
    await expect(await login.field('Email')).toHaveValue('mira@example.com');
  },
};

export const RegisterByEmail: Story = {
  play: async ({ canvasElement, args }) => {
    const login = atLogin(canvasElement);
    await login.press('Create an account');
    await login.type('Email', 'mira@example.com');
    await login.type('Verification code', '123456');
    await login.type('Password', 'Secret-1');
    await login.agree();
    await login.press('Create account');
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
  },
};

export const RegisterByPhoneAndBack: Story = {
  play: async ({ canvasElement }) => {
    const login = atLogin(canvasElement);
    await login.press('Create an account');
    await login.openTab('Phone');
    await login.type('Phone number', '13800138000');
    await login.press('Back to sign-in');
    await expect(await login.tab('Phone')).toHaveAttribute('aria-selected', 'true');
    await expect(await login.field('Phone number')).toHaveValue('138 0013 8000');
  },
};

export const VisitorWithoutPhone: Story = {
  play: async ({ canvasElement, args }) => {
    const login = atLogin(canvasElement);
    await login.press('Buy without an account');
    await login.type('Email', 'mira@example.com');
    await login.press('Continue as a guest');
    await waitFor(() => expect(args.onHide).toHaveBeenCalledOnce());
  },
};

const signInByProvider = fn(() => Promise.resolve());
export const OtherHouse: Story = {
  args: { actions: { signInByProvider } },
  play: async ({ canvasElement, args }) => {
    const login = atLogin(canvasElement);
    await login.press('Sign in with Google');
    await login.text('Please check the user privacy agreement');
    await login.agree();
    await login.press('Sign in with Google');
    await waitFor(() => expect(args.onHide).toHaveBeenCalledOnce());
    await expect(signInByProvider).toHaveBeenLastCalledWith('google');
  },
};

const signInByEmail = fn(async ({ captcha }: { captcha?: { answer: string } }) => {
  if (!captcha) throw new LoginError({ reason: 'captchaRequired' });
  if (captcha.answer !== '2MXD') throw new LoginError({ reason: 'captchaWrong' });
});
export const CaptchaByKeyboard: Story = {
  args: { actions: { signInByEmail } },
  play: async ({ canvasElement, args }) => {
    const login = atLogin(canvasElement);
    await login.agree();
    await login.type('Email', 'mira@example.com');
    await login.type('Password', 'Secret-1{Enter}');
    await waitFor(async () => expect(await login.field('Characters in the picture')).toHaveFocus());
    await userEvent.keyboard('2MXD{Enter}');
    await waitFor(() => expect(args.onHide).toHaveBeenCalledOnce());
  },
};
