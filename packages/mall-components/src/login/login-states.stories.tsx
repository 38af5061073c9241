import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import lao from '../../lang/lo.json';
import thai from '../../lang/th.json';
import { type CaptchaAnswer, LoginError, LoginPanel } from '.';
import { loginStatesDocs } from './login-states.docs';
import { german } from './testing/german';
import { inLanguage } from './testing/in-language';
import { atLogin } from './testing/in-story';
import { SampleLogin } from './testing/sample-login';

const meta: Meta<typeof SampleLogin> = {
  title: 'Mall/Sign-in/States',
  component: SampleLogin,
  parameters: { documentation: loginStatesDocs, documents: LoginPanel },
};
export default meta;
type Story = StoryObj<typeof SampleLogin>;
const demanded = () => new LoginError({ reason: 'captchaRequired' });

/** Fills in e-mail and password and submits. */
async function signIn(canvas: HTMLElement) {
  const login = atLogin(canvas);
  await login.type('Email', 'mira@example.com');
  await login.type('Password', 'Secret-1');
  await login.agree();
  await login.press('Sign in');
  return login;
}

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const login = atLogin(canvasElement);
    await login.press('Sign in');
    await expect(await login.field('Email')).toHaveFocus();
  },
};
export const NothingTypedByPhone: Story = {
  args: { mode: 'phoneSignIn' },
  play: async ({ canvasElement }) => {
    const login = atLogin(canvasElement);
    await login.field('Phone number');
    await login.press('Sign in');
    await expect(await login.field('Phone number')).toHaveFocus();
  },
};
export const WrongShapes: Story = {
  args: { mode: 'registerEmail' },
  play: async ({ canvasElement }) => {
    const login = atLogin(canvasElement);
    await login.type('Email', 'mira@');
    await login.type('Verification code', '12-34');
    await login.press('Create account');
  },
};
export const WrongNumber: Story = {
  args: { mode: 'codeSignIn' },
  play: async ({ canvasElement }) => {
    const login = atLogin(canvasElement);
    await login.type('Phone number', '12');
    await login.press('Send code');
    await login.text(/not a valid phone number/);
  },
};
export const PasswordsDiffer: Story = {
  args: { mode: 'resetPassword' },
  play: async ({ canvasElement }) => {
    const login = atLogin(canvasElement);
    await login.type('Verification code', '123456');
    await login.type('New password', 'Secret-1');
    await login.type('Repeat the new password', 'Secret-2');
    await login.press('Save password');
    await login.text('The passwords are inconsistent');
  },
};
export const Refused: Story = {
  args: { failure: { reason: 'refused', message: 'Email or password is wrong' } },
  play: async ({ canvasElement }) => {
    const login = await signIn(canvasElement);
    await login.text('Email or password is wrong');
    await expect(await login.field('Password')).toHaveValue('Secret-1');
  },
};
export const RefusedAtField: Story = {
  args: { failure: { reason: 'refused', field: 'password', message: 'The password is wrong' } },
  play: async ({ canvasElement }) => {
    const login = await signIn(canvasElement);
    await login.text('The password is wrong');
    await expect(await login.field('Password')).toHaveFocus();
  },
};
export const NoConnection: Story = {
  args: { failure: { reason: 'network' } },
  play: async ({ canvasElement }) => {
    const login = await signIn(canvasElement);
    await login.text(/No connection/);
  },
};
export const TooManyTries: Story = {
  args: { failure: { reason: 'rateLimited', seconds: 300 } },
  play: async ({ canvasElement }) => {
    const login = await signIn(canvasElement);
    await expect(await login.button(/^Again in/)).toBeDisabled();
  },
};
export const Loading: Story = {
  args: { endless: true },
  play: async ({ canvasElement }) => {
    const login = await signIn(canvasElement);
    await expect(await login.button('Sign in')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Countdown: Story = {
  args: { mode: 'registerEmail' },
  play: async ({ canvasElement }) => {
    const login = atLogin(canvasElement);
    await login.type('Email', 'mira@example.com');
    await login.press('Send code');
    await expect(await login.button(/^Again in \d+ s$/)).toBeDisabled();
    await expect(await login.field('Verification code')).toHaveFocus();
  },
};
export const CodeNotSent: Story = {
  args: { mode: 'registerEmail', codeFailure: { reason: 'unknown' } },
  play: async ({ canvasElement }) => {
    const login = atLogin(canvasElement);
    await login.type('Email', 'mira@example.com');
    await login.press('Send code');
    await login.text(/could not be sent/);
  },
};
export const Captcha: Story = {
  args: { failure: { reason: 'captchaRequired' } },
  play: async ({ canvasElement }) => {
    const login = await signIn(canvasElement);
    await expect(await login.field('Characters in the picture')).toHaveFocus();
    await expect(
      screen.getByRole('img', { name: 'Picture with characters to copy' }),
    ).toBeVisible();
  },
};
export const CaptchaAsWork: Story = {
  args: { failure: { reason: 'captchaRequired' } },
  play: async ({ canvasElement }) => {
    const login = await signIn(canvasElement);
    await login.press('I cannot read the picture');
    await login.text(/^Your computer will show/);
    await login.press('Copy the picture instead');
    await login.field('Characters in the picture');
    await login.press('I cannot read the picture');
    await expect(await login.button('Copy the picture instead')).toHaveFocus();
  },
};
const neverDone = fn(({ captcha }: { captcha?: CaptchaAnswer }) =>
  captcha ? new Promise<void>(() => undefined) : Promise.reject(demanded()),
);
export const CaptchaWorking: Story = {
  args: { actions: { signInByEmail: neverDone } },
  play: async ({ canvasElement }) => {
    const login = await signIn(canvasElement);
    await login.press('I cannot read the picture');
    await login.press('Sign in');
    await login.text(/^Your computer is showing/);
    await expect(neverDone).toHaveBeenLastCalledWith(
      expect.objectContaining({ captcha: { way: 'work', answer: '' } }),
    );
  },
};
export const CaptchaWorkRefused: Story = {
  args: {
    actions: {
      signInByEmail: ({ captcha }) =>
        Promise.reject(captcha ? new LoginError({ reason: 'captchaWrong' }) : demanded()),
    },
  },
  play: async ({ canvasElement }) => {
    const login = await signIn(canvasElement);
    await login.press('I cannot read the picture');
    await login.press('Sign in');
    await login.text('That was not correct. Please try again.');
  },
};

/** Long words, as in German. */
export const LongTexts: Story = {
  args: { mode: 'registerPhone' },
  decorators: [inLanguage('de', german)],
};
export const Thai: Story = {
  args: { mode: 'registerPhone' },
  decorators: [inLanguage('th', thai)],
};
export const Lao: Story = {
  args: { mode: 'phoneSignIn' },
  decorators: [inLanguage('lo', lao)],
};
