import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../../error/shopper-error';
import { renderInEnglish } from '../../testing/render-in-english';
import {
  type LoginActions,
  LoginError,
  type LoginMode,
  type LoginOptions,
  useLoginMachine,
} from '..';
import { LoginPanel, type LoginPanelProps } from './login-panel';

interface LoginProps extends Pick<LoginPanelProps, 'providers' | 'imageSrc'> {
  actions?: Partial<LoginActions>;
  mode?: LoginMode;
  options?: LoginOptions;
}

function Login({ actions, mode, options, ...panel }: LoginProps) {
  const done = () => Promise.resolve();
  const machine = useLoginMachine(
    {
      signInByEmail: done,
      registerByEmail: done,
      resetPassword: done,
      sendCode: done,
      ...actions,
    },
    { mode, ...options },
  );
  return <LoginPanel {...machine} {...panel} agreementHref="/agreement" />;
}
const phone: LoginActions['phone'] = {
  signInByPassword: vi.fn(),
  signInByCode: vi.fn(),
  register: vi.fn(),
  sendCode: vi.fn(),
};
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('LoginPanel', () => {
  it('signs in with a provider defined by the mall', async () => {
    const signInByProvider = vi.fn(async () => undefined);
    const apple = { id: 'apple', name: 'Apple', icon: <svg /> };
    renderInEnglish(<Login actions={{ signInByProvider }} providers={['google', apple]} />);
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign in with Apple');
    expect(signInByProvider).toHaveBeenCalledWith('apple');
  });

  it('reserves no space without a picture', () => {
    const { container, rerender } = renderInEnglish(<Login />);
    const panel = container.querySelector('[data-component="login-panel"]');
    expect(panel?.children).toHaveLength(1);
    rerender(<Login imageSrc="/login.jpg" />);
    expect(panel?.children).toHaveLength(2);
  });

  it('signs in on Enter with what was typed', async () => {
    const signInByEmail = vi.fn(() => Promise.resolve());
    renderInEnglish(<Login actions={{ signInByEmail }} />);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(field('Email'), ' mira@example.com ');
    await userEvent.type(field('Password'), 'Secret-1{Enter}');
    expect(signInByEmail).toHaveBeenCalledWith({ email: 'mira@example.com', password: 'Secret-1' });
  });

  it('shows errors at all fields and focuses the first', async () => {
    renderInEnglish(<Login />);
    await press('Sign in');
    expect(field('Email')).toHaveAccessibleDescription('Please enter your email address');
    expect(field('Password')).toHaveAccessibleDescription('Please enter a password');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'Please check the user privacy agreement',
    );
    expect(field('Email')).toHaveFocus();
  });

  it('opens the agreement in a new tab', () => {
    renderInEnglish(<Login />);
    expect(screen.getByRole('link', { name: 'user privacy agreement' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('shows the server’s message after a failure, and keeps all input', async () => {
    const signInByEmail = () => Promise.reject(new ShopperError('Wrong password'));
    renderInEnglish(<Login actions={{ signInByEmail }} />);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(field('Email'), 'mira@example.com');
    await userEvent.type(field('Password'), 'Secret-1{Enter}');
    expect(await screen.findByText('Wrong password')).toBeVisible();
    expect(field('Password')).toHaveValue('Secret-1');
  });

  it('sends a code for registration and counts down', async () => {
    const sendCode = vi.fn(() => Promise.resolve());
    renderInEnglish(<Login actions={{ sendCode }} mode="registerEmail" />);
    await userEvent.type(field('Email'), 'mira@example.com');
    const now = vi.spyOn(Date, 'now');
    now.mockReturnValue(1_000_000);
    await press('Send code');
    expect(await screen.findByRole('button', { name: 'Again in 60 s' })).toBeDisabled();
    expect(sendCode).toHaveBeenCalledWith('register', 'mira@example.com');
    now.mockReturnValue(1_059_500);
    expect(await screen.findByRole('button', { name: 'Again in 1 s' })).toBeDisabled();
    now.mockReturnValue(1_060_000);
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeEnabled();
    now.mockRestore();
  });

  it('offers each way to sign in', () => {
    renderInEnglish(<Login actions={{ phone }} providers={['google']} />);
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Email', 'Phone']);
    for (const name of ['Sign in', 'Create an account', 'Forgot password?', 'Sign in with Google'])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it.each([
    [{ visitorOpen: true, showTourists: true }, 1],
    [{ visitorOpen: true, showTourists: false }, 0],
    [{ visitorOpen: false, showTourists: true }, 0],
  ])('links to buying without an account with %j: %i', (options, links) => {
    renderInEnglish(<Login actions={{ signInAsVisitor: vi.fn() }} options={options} />);
    expect(screen.queryAllByRole('button', { name: 'Buy without an account' })).toHaveLength(links);
  });

  it('offers registration by email first, and by phone', async () => {
    renderInEnglish(<Login actions={{ phone }} mode="registerEmail" />);
    expect(screen.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Phone' }));
    expect(await screen.findByLabelText('Phone number')).toBeVisible();
  });

  it('reloads after registering by email', async () => {
    const [onHide, onReload] = [vi.fn(), vi.fn()];
    renderInEnglish(<Login mode="registerEmail" options={{ onHide, onReload }} />);
    await userEvent.type(field('Email'), 'mira@example.com');
    await userEvent.type(field('Verification code'), '123456');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(field('Password'), 'Secret-1{Enter}');
    await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
    expect(onHide).not.toHaveBeenCalled();
  });

  it('keeps the email when switching to a new password and back', async () => {
    const resetPassword = vi.fn(() => Promise.resolve('Changed'));
    renderInEnglish(<Login actions={{ resetPassword }} />);
    await userEvent.type(field('Email'), 'mira@example.com');
    await press('Forgot password?');
    await press('Next');
    await userEvent.type(field('Verification code'), '123456');
    await userEvent.type(field('New password'), 'Secret-2');
    await userEvent.type(field('Repeat the new password'), 'Secret-2');
    await press('Save password');
    expect(await screen.findByText('Changed')).toBeVisible();
    expect(field('Email')).toHaveValue('mira@example.com');
    expect(resetPassword).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'mira@example.com', code: '123456' }),
    );
  });

  it('sets autocomplete attributes', async () => {
    renderInEnglish(<Login />);
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await press('Create an account');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('rejects a weak new password at its field before a request', async () => {
    const registerByEmail = vi.fn(() => Promise.resolve());
    renderInEnglish(<Login actions={{ registerByEmail }} mode="registerEmail" />);
    await userEvent.type(field('Email'), 'mira@example.com');
    await userEvent.type(field('Verification code'), '123456');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(field('Password'), 'secret{Enter}');
    expect(field('Password')).toBeInvalid();
    expect(field('Password')).toHaveAccessibleDescription(/too weak/);
    expect(field('Password')).toHaveFocus();
    expect(registerByEmail).not.toHaveBeenCalled();
  });

  it('focuses the code when the server rejects it', async () => {
    const wrong = new LoginError({
      reason: 'refused',
      message: 'The code is wrong.',
      field: 'registerCode',
    });
    renderInEnglish(
      <Login actions={{ registerByEmail: () => Promise.reject(wrong) }} mode="registerEmail" />,
    );
    await userEvent.type(field('Email'), 'mira@example.com');
    await userEvent.type(field('Verification code'), '123456');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(field('Password'), 'Secret-12{Enter}');
    await waitFor(() => expect(field('Verification code')).toHaveFocus());
    expect(field('Verification code')).toBeInvalid();
    expect(field('Verification code')).toHaveAccessibleDescription(/The code is wrong/);
  });
});
