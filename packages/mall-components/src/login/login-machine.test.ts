import { describe, expect, it } from 'vitest';
import type { LoginEvent } from './login-events';
import { loginStep } from './login-machine';
import { initialLoginState } from './login-state';
import { loginTable } from './login-table';
import { filled, rightValues, run } from './testing/login-samples';
import { type LoginMode, loginModes, type LoginState } from './types';

const submit: LoginEvent = { type: 'FORM.SUBMIT' };
const withValues = (mode: LoginMode, values: Partial<LoginState['values']>): LoginState => ({
  ...filled(mode),
  values: { ...rightValues, ...values },
});

describe('checks', () => {
  it.each(
    loginModes.flatMap((mode) => {
      const { fields, optional = [] } = loginTable[mode];
      return fields.filter((field) => !optional.includes(field)).map((field) => ({ mode, field }));
    }),
  )('$mode does not go on without $field, and leads to it', ({ mode, field }) => {
    const step = loginStep(withValues(mode, { [field]: '' }), submit);
    expect(step.effect).toBeUndefined();
    expect(step.state).toMatchObject({ mode, focus: { check: field } });
    expect(step.state.problems[field]).toBeDefined();
  });

  it.each<[LoginMode, Partial<LoginState['values']>, object]>([
    ['emailSignIn', { email: '' }, { email: 'emailEmpty' }],
    ['emailSignIn', { email: 'ann@' }, { email: 'correctEmail' }],
    ['emailSignIn', { password: '' }, { password: 'emptyPassword' }],
    ['phoneSignIn', { phone: ' ' }, { phone: 'emptyPhone' }],
    ['codeSignIn', { signInCode: '' }, { signInCode: 'emptyCode' }],
    ['codeSignIn', { signInCode: '12.4' }, { signInCode: 'correctCode' }],
    ['resetPassword', { resetCode: '12:34' }, { resetCode: 'correctCode' }],
    ['resetPassword', { newPassword: '' }, { newPassword: 'emptyPassword' }],
    ['resetPassword', { passwordAgain: '' }, { passwordAgain: 'emptyAgainPassword' }],
    ['resetPassword', { passwordAgain: 'Secret-3' }, { passwordAgain: 'diffPassword' }],
    ['forgotPassword', { email: 'ann@' }, { email: 'correctEmail' }],
    ['visitor', { email: 'ann' }, { email: 'correctEmail' }],
  ])('validates %s with %o', (mode, values, problems) => {
    const state = run(withValues(mode, values), submit);
    expect(state).toMatchObject({ mode, problems });
  });

  it('requires the agreement for signing in and registering, as the last error', () => {
    for (const mode of loginModes) {
      const { state, effect } = loginStep({ ...filled(mode), agreed: false }, submit);
      const wanted = [1, 2, 3, 6].includes(loginTable[mode].number);
      expect(state.problems.agreement, mode).toBe(wanted ? 'agreement' : undefined);
      if (wanted) expect(effect).toBeUndefined();
    }
  });

  it('rejects a number only after the metadata is loaded', () => {
    const state = withValues('phoneSignIn', { phone: '12' });
    expect(loginStep(state, submit).effect).toBe('signInByPhone');
    const step = loginStep(state, submit, { isPhone: () => false });
    expect(step.state.problems.phone).toBe('correctPhone');
  });

  it('accepts no phone, and any phone', () => {
    for (const phone of ['', '12'])
      expect(
        loginStep(withValues('visitor', { phone }), submit, { isPhone: () => false }).effect,
      ).toBe('signInAsVisitor');
  });
});

describe('pending requests', () => {
  it('submits once', () => {
    const { state } = loginStep(filled('emailSignIn'), submit);
    expect(loginStep(state, submit).effect).toBeUndefined();
  });

  it('closes when a sign-in completes after the mode has changed', () => {
    const away = run(filled('emailSignIn'), submit, { type: 'ACCOUNT.CREATE' });
    const step = loginStep(away, { type: 'FORM.DONE', mode: 'emailSignIn' });
    expect(step.effect).toBe('hide');
  });

  it('does not show the failure of another mode', () => {
    const away = run(filled('emailSignIn'), submit, { type: 'ACCOUNT.CREATE' });
    const failure = { reason: 'refused', message: 'Wrong password' } as const;
    const { notice, pending } = run(away, {
      type: 'FORM.FAIL',
      mode: 'emailSignIn',
      failure,
      now: 0,
    });
    expect([notice, pending]).toEqual([undefined, undefined]);
  });

  it('clears passwords after a reset, keeps the email and confirms it', () => {
    const state = run(filled('resetPassword'), submit, {
      type: 'FORM.DONE',
      mode: 'resetPassword',
      message: 'Done',
    });
    expect(state.values).toMatchObject({ email: rightValues.email, password: '', newPassword: '' });
    expect(state.notice).toEqual({ tone: 'positive', about: 'form', message: 'Done' });
  });

  it('requires the agreement before redirecting to a provider, only when signing in', () => {
    const choose: LoginEvent = { type: 'PROVIDER.CHOOSE', provider: 'google' };
    expect(loginStep(filled('emailSignIn'), choose)).toMatchObject({
      effect: 'signInByProvider',
      state: { pending: 'google' },
    });
    expect(loginStep({ ...filled('emailSignIn'), agreed: false }, choose).effect).toBeUndefined();
    expect(loginStep(filled('visitor'), choose).effect).toBeUndefined();
  });

  it('starts empty, on dial code 86', () => {
    expect(initialLoginState().country).toEqual({ code: 'CN', dialCode: '86' });
  });
});
