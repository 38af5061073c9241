import { describe, expect, it, vi } from 'vitest';
import type { LoginActions } from './login-actions';
import { LoginError } from './login-error';
import { readLoginForm, withoutSecrets } from './login-form-data';
import { runLogin } from './run-login';
import { allMethods } from './testing/login-samples';

const done = () => Promise.resolve();
const actions: LoginActions = {
  signInByEmail: done,
  registerByEmail: done,
  resetPassword: done,
  sendCode: done,
  signInAsVisitor: done,
};

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const read = (fields: Record<string, string>) => readLoginForm(formOf(fields), allMethods);
const email = 'ann@example.com';

describe('login form submitted without JavaScript', () => {
  it('signs in with what was typed', async () => {
    const signInByEmail = vi.fn(done);
    const initialState = await read({
      mode: 'emailSignIn',
      email,
      password: 'Secret-1',
      agreed: 'on',
    });
    const { signedIn } = await runLogin(
      initialState,
      { type: 'FORM.SUBMIT' },
      { ...actions, signInByEmail },
    );
    expect(signedIn).toBe(true);
    expect(signInByEmail).toHaveBeenCalledWith({ email, password: 'Secret-1' });
  });

  it('shows errors at their fields, without a request', async () => {
    const signInByEmail = vi.fn(done);
    const initialState = await read({ mode: 'emailSignIn', email: 'ann' });
    const { state, signedIn } = await runLogin(
      initialState,
      { type: 'FORM.SUBMIT' },
      { ...actions, signInByEmail },
    );
    expect(signedIn).toBe(false);
    expect(state.problems).toEqual({
      email: 'correctEmail',
      password: 'emptyPassword',
      agreement: 'agreement',
    });
    expect(signInByEmail).not.toHaveBeenCalled();
  });

  it('returns with the server’s message, keeping all input except secrets', async () => {
    const refused = new LoginError({ reason: 'refused', message: 'Wrong password' });
    const initialState = await read({
      mode: 'emailSignIn',
      email,
      password: 'Secret-1',
      agreed: 'on',
    });
    const { state } = await runLogin(
      initialState,
      { type: 'FORM.SUBMIT' },
      { ...actions, signInByEmail: () => Promise.reject(refused) },
    );
    const shown = withoutSecrets(state);
    expect(shown.notice?.message).toBe('Wrong password');
    expect(shown).toMatchObject({ agreed: true, values: { email, password: '' } });
    expect(JSON.stringify(shown)).not.toContain('Secret-1');
  });

  it('sends a code, and keeps all input', async () => {
    const sendCode = vi.fn(done);
    const initialState = await read({ mode: 'registerEmail', email });
    const { state } = await runLogin(initialState, { type: 'CODE.SEND' }, { ...actions, sendCode });
    expect(sendCode).toHaveBeenCalledWith('register', email);
    expect(state).toMatchObject({ mode: 'registerEmail', notice: { tone: 'positive' } });
    // there is no timer without scripts
    expect(withoutSecrets(state).waits).toEqual({});
  });

  it('goes from a forgotten password to a new one, and back to sign-in', async () => {
    const asked = await read({ mode: 'forgotPassword', email });
    const next = await runLogin(asked, { type: 'FORM.SUBMIT' }, actions);
    expect(next.state.mode).toBe('resetPassword');
    const chosen = await read({
      mode: 'resetPassword',
      email,
      resetCode: '123456',
      newPassword: 'Secret-22',
      passwordAgain: 'Secret-22',
    });
    const { state, signedIn } = await runLogin(chosen, { type: 'FORM.SUBMIT' }, actions);
    expect(signedIn).toBe(false);
    expect(state).toMatchObject({ mode: 'emailSignIn', values: { email } });
  });

  it('uses the country of the list without script', async () => {
    const initialState = await read({ mode: 'phoneSignIn', country: 'CN', plainCountry: 'SE' });
    expect(initialState.country).toEqual({ code: 'SE', dialCode: '46' });
  });

  it('starts at the first step for an unknown mode, or one without its email', async () => {
    expect((await read({ mode: 'root' })).mode).toBe('emailSignIn');
    expect((await read({ mode: 'resetPassword' })).mode).toBe('forgotPassword');
  });
});
