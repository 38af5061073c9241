import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginPanel } from '.';
import { LoginMachine } from './diagram/login-machine.docs';
import { loginDocs } from './login.docs';
import { SampleLogin } from './testing/sample-login';

const meta: Meta<typeof SampleLogin> = {
  title: 'Mall/Sign-in/Modes',
  component: SampleLogin,
  parameters: { documentation: loginDocs, details: LoginMachine, documents: LoginPanel },
};
export default meta;
type Story = StoryObj<typeof SampleLogin>;

export const PhoneAndPassword: Story = { args: { mode: 'phoneSignIn' } };
export const EmailAndPassword: Story = {};
export const PhoneAndCode: Story = { args: { mode: 'codeSignIn' } };
export const Forgot: Story = { args: { mode: 'forgotPassword' } };
export const Reset: Story = { args: { mode: 'resetPassword' } };
export const RegisterByEmail: Story = { args: { mode: 'registerEmail' } };
export const RegisterByPhone: Story = { args: { mode: 'registerPhone' } };
export const Visitor: Story = { args: { mode: 'visitor' } };
/** A server without phone, visitors and providers. */
export const EmailOnly: Story = { args: { plain: true } };
export const Overlay: Story = { args: { overlay: true } };
export const OverlayByPhone: Story = { args: { overlay: true, mode: 'registerPhone' } };
