import { describe, expect, it } from 'vitest';
import { initialLoginState, loginStep, RESEND_SECONDS } from './login-machine';
import { loginTable } from './login-table';
import type { LoginEvent, LoginField, LoginMode, LoginState } from './types';

const right: LoginState['values'] = {
  email: 'ann@example.com',
  password: 'Secret-1',
  code: '123456',
  newPassword: 'Secret-2',
  passwordAgain: 'Secret-2',
};
const filled = (mode: LoginMode): LoginState => ({
  ...initialLoginState(mode),
  values: right,
  agreed: true,
});
const run = (state: LoginState, ...events: LoginEvent[]) =>
  events.reduce((now, event) => loginStep(now, event).state, state);
const modes = Object.keys(loginTable) as LoginMode[]; // the keys of the table are the modes

describe('login table', () => {
  it('starts on e-mail and password', () => {
    expect(loginTable[initialLoginState().mode].number).toBe(2);
  });

  it.each(
    modes.flatMap((from) =>
      Object.entries(loginTable[from].on).map(([type, to]) => ({ from, type, to })),
    ),
  )('$from leads to $to on $type', ({ from, type, to }) => {
    const event = { type } as LoginEvent; // the rows name events without a payload only
    expect(run(filled(from), event).mode).toBe(to);
  });

  it.each(modes)('%s stays where it is on every event that its row does not name', (mode) => {
    for (const type of [
      'PASSWORD.FORGET',
      'ACCOUNT.CREATE',
      'ACCOUNT.RETURN',
      'FORM.DONE',
    ] as const)
      if (!loginTable[mode].on[type]) expect(run(filled(mode), { type }).mode).toBe(mode);
  });
});

describe('login machine', () => {
  it.each(modes)('%s asks the outside only for a right form', (mode) => {
    expect(loginStep(filled(mode), { type: 'FORM.SUBMIT' }).effect).toBe(loginTable[mode].effect);
    for (const field of loginTable[mode].fields) {
      const wrong = run(filled(mode), { type: 'FIELD.CHANGE', field, value: '' });
      const step = loginStep(wrong, { type: 'FORM.SUBMIT' });
      expect(step.effect).toBeUndefined();
      expect(step.state.focus?.check).toBe(field);
      expect(step.state.problems[field]).toBeDefined();
      expect(step.state.mode).toBe(mode);
    }
  });

  it('goes from the forgotten password to the reset after a valid e-mail only', () => {
    const ask = (email: string) =>
      run(
        initialLoginState('forgotPassword'),
        { type: 'FIELD.CHANGE', field: 'email', value: email },
        { type: 'FORM.SUBMIT' },
      );
    expect(ask('ann').mode).toBe('forgotPassword');
    expect(ask('ann').problems.email).toBe('correctEmail');
    expect(ask('ann.lee+mall@mail.example.com').mode).toBe('resetPassword');
  });

  it('wants the agreement where the row says so, last of all', () => {
    const state = run({ ...filled('emailSignIn'), agreed: false }, { type: 'FORM.SUBMIT' });
    expect(state.problems.agreement).toBe('agreement');
    expect(state.focus?.check).toBe('agreement');
  });

  it.each<[Partial<LoginState['values']>, LoginField, string]>([
    [{ code: '12 34' }, 'code', 'correctCode'],
    [{ passwordAgain: 'Secret-3' }, 'passwordAgain', 'diffPassword'],
    [{ passwordAgain: '' }, 'passwordAgain', 'emptyAgainPassword'],
  ])('finds %o wrong', (values, field, problem) => {
    const state = { ...filled('resetPassword'), values: { ...right, ...values } };
    expect(run(state, { type: 'FORM.SUBMIT' }).problems[field]).toBe(problem);
  });

  it('loses nothing that was typed between the modes', () => {
    const state = run(
      filled('emailSignIn'),
      { type: 'PASSWORD.FORGET' },
      { type: 'ACCOUNT.RETURN' },
      { type: 'ACCOUNT.CREATE' },
    );
    expect(state.values).toEqual(right);
  });

  it('forgets the old passwords after a reset, keeps the e-mail and says so', () => {
    const state = run(filled('resetPassword'), { type: 'FORM.DONE', message: 'Done' });
    expect(state.values).toMatchObject({ email: right.email, password: '', newPassword: '' });
    expect(state.notice).toEqual({ tone: 'positive', about: 'form', message: 'Done' });
  });

  it('counts sixty seconds after a code was sent, and sends none before', () => {
    const sent = run(
      filled('registerEmail'),
      { type: 'CODE.SEND' },
      { type: 'CODE.DONE', purpose: 'register', now: 0 },
    );
    expect(sent.waits.register?.seconds).toBe(RESEND_SECONDS);
    expect(loginStep(sent, { type: 'CODE.SEND' }).effect).toBeUndefined();
    const later = run(sent, { type: 'CLOCK.TICK', now: 59_001 });
    expect(later.waits.register?.seconds).toBe(1);
    const over = run(later, { type: 'CLOCK.TICK', now: 60_000 });
    expect(over.waits.register).toBeUndefined();
    expect(over.sent.register).toBe(true);
    expect(loginStep(over, { type: 'CODE.SEND' }).effect).toBe('sendCode');
  });

  it('checks the e-mail before it sends a code', () => {
    const step = loginStep(initialLoginState('registerEmail'), { type: 'CODE.SEND' });
    expect(step.effect).toBeUndefined();
    expect(step.state.problems).toEqual({ email: 'emailEmpty' });
  });

  it('starts no countdown when the code could not be sent, and shows the word of the server', () => {
    const state = run(
      filled('registerEmail'),
      { type: 'CODE.SEND' },
      { type: 'CODE.FAIL', message: 'Already registered' },
    );
    expect(state.waits).toEqual({});
    expect(state.notice).toMatchObject({ tone: 'critical', message: 'Already registered' });
    expect(state.pending).toBeUndefined();
  });

  it('submits once while the first time is under way', () => {
    const { state } = loginStep(filled('emailSignIn'), { type: 'FORM.SUBMIT' });
    expect(loginStep(state, { type: 'FORM.SUBMIT' }).effect).toBeUndefined();
  });
});
