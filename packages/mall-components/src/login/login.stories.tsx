import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { samplePicture } from '../testing/pictures';
import { LoginPanel, useLoginMachine, type LoginMode } from '.';
import { LoginDialog } from './dialog';

interface LoginProps {
  mode: LoginMode;
  overlay?: boolean;
}

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 400));

function Login({ mode, overlay = false }: LoginProps) {
  const machine = useLoginMachine(
    { signInByEmail: later, registerByEmail: later, resetPassword: later, sendCode: later },
    { mode },
  );
  const panel = { ...machine, imageSrc: samplePicture(2), agreementHref: '/agreement' };
  return overlay ? (
    <LoginDialog {...panel} open onOpenChange={fn()} />
  ) : (
    <LoginPanel {...panel} headingLevel={1} />
  );
}

const meta: Meta<typeof Login> = {
  title: 'Mall/Sign-in',
  component: Login,
  args: { mode: 'emailSignIn' },
};
export default meta;
type Story = StoryObj<typeof Login>;

export const SignIn: Story = {};
export const WithProblems: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in' }));
  },
};
export const Forgot: Story = { args: { mode: 'forgotPassword' } };
export const Reset: Story = { args: { mode: 'resetPassword' } };
export const Register: Story = { args: { mode: 'registerEmail' } };
export const CodeSent: Story = {
  args: { mode: 'registerEmail' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'mira@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await canvas.findByText(/on its way/);
  },
};
export const Overlay: Story = { args: { overlay: true } };
