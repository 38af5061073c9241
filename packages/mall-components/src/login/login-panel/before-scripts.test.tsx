import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { type LoginMode, useLoginMachine } from '..';
import { LoginPanel } from './login-panel';

const done = () => Promise.resolve();
const phone = { signInByPassword: done, signInByCode: done, register: done, sendCode: done };
const actions = {
  signInByEmail: done,
  registerByEmail: done,
  resetPassword: done,
  sendCode: done,
  phone,
};

function Login({ mode }: { mode?: LoginMode }) {
  const machine = useLoginMachine(actions, { mode });
  const modeHref = (mode: LoginMode) => `/login?mode=${mode}`;
  return <LoginPanel {...machine} agreementHref="/agreement" modeHref={modeHref} />;
}
const page = (
  <IntlProvider locale="en">
    <Login mode="registerEmail" />
  </IntlProvider>
);

afterEach(() => document.body.replaceChildren());

describe('LoginPanel before scripts', () => {
  it('keeps input from before hydration', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    const at = within(place);
    const email = at.getByLabelText<HTMLInputElement>('Email', { selector: 'input' });
    email.value = 'mira@example.com';
    at.getByLabelText<HTMLInputElement>('Verification code').value = '123456';
    at.getByRole<HTMLInputElement>('checkbox').checked = true;
    await act(async () => void hydrateRoot(place, page));
    await userEvent.type(at.getByLabelText('Password'), 'Secret-1');
    expect(email).toHaveValue('mira@example.com');
    expect(at.getByLabelText('Verification code')).toHaveValue('123456');
    expect(at.getByRole('checkbox')).toBeChecked();
  });

  it('submits by POST with its mode', () => {
    renderInEnglish(<Login mode="registerEmail" />);
    const form = screen.getByLabelText<HTMLInputElement>('Email', { selector: 'input' })
      .form as HTMLFormElement;
    expect(form.method).toBe('post');
    expect(new FormData(form).get('mode')).toBe('registerEmail');
  });

  it('links to other modes, keeping input with JavaScript', async () => {
    renderInEnglish(<Login />);
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/login?mode=forgotPassword',
    );
    expect(screen.getByRole('tab', { name: 'Phone' })).toHaveAttribute(
      'href',
      '/login?mode=phoneSignIn',
    );
    await userEvent.type(screen.getByLabelText('Email', { selector: 'input' }), 'mira@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    expect(screen.getByLabelText('Email', { selector: 'input' })).toHaveValue('mira@example.com');
  });

  it('has a hidden first button for implicit submission', () => {
    renderInEnglish(<Login mode="registerEmail" />);
    const form = screen.getByLabelText<HTMLInputElement>('Email', { selector: 'input' })
      .form as HTMLFormElement;
    const [first] = form.querySelectorAll('button[type="submit"]');
    expect(first).not.toHaveAttribute('name');
    expect(first).toHaveAttribute('aria-hidden', 'true');
  });
});
