import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginPanel, useLoginMachine } from '@vermilion/mall-components/login';
import { MallProvider } from '@vermilion/mall-components/settings';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loginActions, type LoginDeps, toLoginError } from '../login';
import { mockedMall, type MockedProps } from './mocked-mall';

interface SignInProps extends MockedProps {
  keepToken: (token: string) => void;
}

const run: LoginDeps['run'] = (call, answered, fields) =>
  call().catch((error: unknown) => {
    throw toLoginError(error, { answered, fields });
  });

function Panel({ keepToken, ...props }: SignInProps) {
  const [api] = useState(() => mockedMall(props));
  const actions = loginActions({
    api,
    run,
    keepToken,
    requestKey: () => 'story',
    proofOf: ({ answer }) => Promise.resolve({ graphicKey: 'story', graphicCode: answer }),
    completeSignIn: () => Promise.resolve(),
    onRegistered: () => undefined,
    redirect: () => undefined,
  });
  const machine = useLoginMachine({ ...actions, refreshCaptcha: () => undefined });
  return <LoginPanel {...machine} headingLevel={1} agreementHref="#terms" />;
}

const SignIn = (props: SignInProps) => (
  <MallProvider locale="en">
    <Panel {...props} />
  </MallProvider>
);

/** The login panel with the calls of the mall: `loginActions`. */
const meta: Meta<typeof SignIn> = {
  title: 'Mall data/Sign-in',
  component: SignIn,
  args: { keepToken: fn() },
};
export default meta;
type Story = StoryObj<typeof SignIn>;

const signIn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nora@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'four-words');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

export const SignedIn: Story = {
  play: async ({ canvasElement, args }) => {
    await signIn(canvasElement);
    await expect(args.keepToken).toHaveBeenCalledOnce();
  },
};

/** The mall's message of a refusal is the sentence of the panel. */
export const Refused: Story = {
  args: { fail: { loginByEmail: 'wrong-email-sign-in' } },
  play: async ({ canvasElement, args }) => {
    await signIn(canvasElement);
    await expect(await within(canvasElement).findByText(/^Refused by the mock/)).toBeVisible();
    await expect(args.keepToken).not.toHaveBeenCalled();
  },
};
