import { describe, expect, it } from 'vitest';
import type { LoginEvent } from './login-events';
import { loginStep } from './login-machine';
import { initialLoginState } from './login-state';
import { loginTable } from './login-table';
import { filled } from './testing/login-samples';
import { type LoginMode, loginModes } from './types';

/** One of each event; result events contain the current mode. */
const eventsIn = (mode: LoginMode): LoginEvent[] => [
  { type: 'TAB.EMAIL' },
  { type: 'TAB.PHONE' },
  { type: 'CODE.USE' },
  { type: 'PASSWORD.USE' },
  { type: 'PASSWORD.FORGET' },
  { type: 'ACCOUNT.CREATE' },
  { type: 'ACCOUNT.RETURN' },
  { type: 'VISITOR.ENTER' },
  { type: 'LOGIN.START' },
  { type: 'FIELD.CHANGE', field: 'email', value: 'bob@example.com' },
  { type: 'COUNTRY.CHANGE', country: { code: 'FR', dialCode: '33' } },
  { type: 'AGREEMENT.CHANGE', agreed: false },
  { type: 'METHODS.CHANGE', methods: { phone: false, visitor: false } },
  { type: 'FORM.SUBMIT' },
  { type: 'FORM.DONE', mode },
  { type: 'FORM.FAIL', mode, failure: { reason: 'refused' }, now: 0 },
  { type: 'CODE.SEND' },
  { type: 'CODE.DONE', purpose: 'register', now: 0 },
  { type: 'CODE.FAIL', purpose: 'register', failure: { reason: 'network' }, now: 0 },
  { type: 'PROVIDER.CHOOSE', provider: 'google' },
  { type: 'CAPTCHA.REFRESH' },
  { type: 'CAPTCHA.SWITCH', way: 'work' },
  { type: 'CLOCK.TICK', now: 0 },
];

/** The transitions of the specification, written out independently of the table. */
const ways: [LoginMode, LoginEvent['type'], LoginMode][] = [
  ['emailSignIn', 'TAB.PHONE', 'phoneSignIn'],
  ['phoneSignIn', 'TAB.EMAIL', 'emailSignIn'],
  ['phoneSignIn', 'CODE.USE', 'codeSignIn'],
  ['codeSignIn', 'PASSWORD.USE', 'phoneSignIn'],
  ['emailSignIn', 'PASSWORD.FORGET', 'forgotPassword'],
  ['forgotPassword', 'FORM.SUBMIT', 'resetPassword'],
  ['resetPassword', 'FORM.DONE', 'emailSignIn'],
  ['phoneSignIn', 'ACCOUNT.CREATE', 'registerPhone'],
  ['emailSignIn', 'ACCOUNT.CREATE', 'registerEmail'],
  ['codeSignIn', 'ACCOUNT.CREATE', 'registerPhone'],
  ['registerEmail', 'TAB.PHONE', 'registerPhone'],
  ['registerPhone', 'TAB.EMAIL', 'registerEmail'],
  ['registerEmail', 'ACCOUNT.RETURN', 'emailSignIn'],
  ['registerPhone', 'ACCOUNT.RETURN', 'phoneSignIn'],
  ['phoneSignIn', 'VISITOR.ENTER', 'visitor'],
  ['emailSignIn', 'VISITOR.ENTER', 'visitor'],
  ['codeSignIn', 'VISITOR.ENTER', 'visitor'],
  // Besides the specification: who was asked first how to check out chooses between all three
  ['visitor', 'ACCOUNT.CREATE', 'registerEmail'],
];
const expected = (mode: LoginMode, type: LoginEvent['type']): LoginMode =>
  type === 'LOGIN.START'
    ? 'emailSignIn'
    : (ways.find(([from, on]) => from === mode && on === type)?.[2] ?? mode);

describe('login table', () => {
  it('starts on e-mail and password', () => {
    expect(loginTable[initialLoginState().mode].number).toBe(2);
  });

  it.each(loginModes.flatMap((mode) => eventsIn(mode).map((event) => ({ mode, event }))))(
    '$mode on $event.type',
    ({ mode, event }) => {
      expect(loginStep(filled(mode), event).state.mode).toBe(expected(mode, event.type));
    },
  );

  it('has the type number of every mode', () => {
    const numbers = Object.fromEntries(loginModes.map((mode) => [mode, loginTable[mode].number]));
    expect(numbers).toEqual({
      phoneSignIn: 1,
      emailSignIn: 2,
      codeSignIn: 3,
      forgotPassword: 4,
      resetPassword: 5,
      registerEmail: 6,
      registerPhone: 6,
      visitor: 7,
    });
  });

  it.each(['TAB.PHONE', 'VISITOR.ENTER'] as const)('ignores %s when it is not offered', (type) => {
    const state = { ...filled('emailSignIn'), methods: { phone: false, visitor: false } };
    expect(loginStep(state, { type }).state.mode).toBe('emailSignIn');
  });

  it.each([
    ['phoneSignIn', 'signInByPhone', 'hide'],
    ['emailSignIn', 'signInByEmail', 'hide'],
    ['codeSignIn', 'signInByCode', 'hide'],
    ['forgotPassword', undefined, undefined],
    ['resetPassword', 'resetPassword', undefined],
    ['registerEmail', 'registerByEmail', 'reload'],
    ['registerPhone', 'registerByPhone', 'hide'],
    ['visitor', 'signInAsVisitor', 'hide'],
  ] as const)('in mode %s submits with %s and completes with %s', (mode, submit, done) => {
    const sent = loginStep(filled(mode), { type: 'FORM.SUBMIT' });
    expect(sent.effect).toBe(submit);
    if (submit) expect(loginStep(sent.state, { type: 'FORM.DONE', mode }).effect).toBe(done);
  });
});
