import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginErrorReasons } from './login-error';
import type { LoginEvent } from './login-events';
import { loginStep } from './login-machine';
import { initialLoginState } from './login-state';
import { loginTable } from './login-table';
import { run } from './testing/login-samples';
import {
  codePurposes,
  type LoginField,
  loginModes,
  loginProviders,
  type LoginState,
} from './types';

const fields = Object.keys(initialLoginState().values) as LoginField[]; // the keys are the fields
const now = fc.integer({ min: 0, max: 200_000 });
const mode = fc.constantFrom(...loginModes);
const purpose = fc.constantFrom(...codePurposes);
const failure = fc.record({
  reason: fc.constantFrom(...loginErrorReasons),
  message: fc.option(fc.string(), { nil: undefined }),
  field: fc.option(fc.constantFrom(...fields), { nil: undefined }),
});
const pressed = (...types: readonly (LoginEvent & { type: string })['type'][]) =>
  // The caller passes events without a payload only
  fc.constantFrom(...types).map((type) => ({ type }) as LoginEvent);

const event: fc.Arbitrary<LoginEvent> = fc.oneof(
  pressed('TAB.EMAIL', 'TAB.PHONE', 'CODE.USE', 'PASSWORD.USE', 'PASSWORD.FORGET'),
  pressed('ACCOUNT.CREATE', 'ACCOUNT.RETURN', 'VISITOR.ENTER', 'LOGIN.START'),
  pressed('FORM.SUBMIT', 'CODE.SEND', 'CAPTCHA.REFRESH'),
  fc.record({
    type: fc.constant('FIELD.CHANGE' as const),
    field: fc.constantFrom(...fields),
    value: fc.constantFrom('', 'ann@example.com', '123456', 'Secret-1', '1 2'),
  }),
  fc.record({ type: fc.constant('AGREEMENT.CHANGE' as const), agreed: fc.boolean() }),
  fc.record({
    type: fc.constant('METHODS.CHANGE' as const),
    methods: fc.record({ phone: fc.boolean(), visitor: fc.boolean() }),
  }),
  fc.record({ type: fc.constant('FORM.DONE' as const), mode }),
  fc.record({ type: fc.constant('FORM.FAIL' as const), mode, failure, now }),
  fc.record({ type: fc.constant('CODE.DONE' as const), purpose, now }),
  fc.record({ type: fc.constant('CODE.FAIL' as const), purpose, failure, now }),
  fc.record({
    type: fc.constant('PROVIDER.CHOOSE' as const),
    provider: fc.constantFrom(...loginProviders),
  }),
  fc.record({
    type: fc.constant('CAPTCHA.SWITCH' as const),
    way: fc.constantFrom('image' as const, 'work' as const),
  }),
  fc.record({ type: fc.constant('CLOCK.TICK' as const), now }),
);
const events = fc.array(event, { maxLength: 40 });

/** The expected values: the last input of each field. */
function typed(sequence: readonly LoginEvent[]): Partial<LoginState['values']> {
  const changes = sequence.flatMap((one) =>
    one.type === 'FIELD.CHANGE' ? [[one.field, one.value] as const] : [],
  );
  return Object.fromEntries(changes);
}

/** Fields that are cleared: a captcha is valid once, passwords are cleared by a reset. */
const served = (sequence: readonly LoginEvent[]) => {
  const reset = sequence.some((one) => one.type === 'FORM.DONE' && one.mode === 'resetPassword');
  return ['captcha', ...(reset ? ['password', 'resetCode', 'newPassword', 'passwordAgain'] : [])];
};

describe('random events', () => {
  it('never lead to a state without a way back', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const state = run(initialLoginState(), ...sequence);
        expect(run(state, { type: 'LOGIN.START' }).mode).toBe('emailSignIn');
        const idle = { ...state, pending: undefined, waits: {}, captcha: undefined };
        const again = run(idle, { type: 'LOGIN.START' }, { type: 'PASSWORD.FORGET' });
        expect(again.mode).toBe('forgotPassword');
      }),
    );
  });

  it('never lose what was typed', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const { values } = run(initialLoginState(), ...sequence);
        const gone = served(sequence);
        for (const [field, value] of Object.entries(typed(sequence)))
          if (!gone.includes(field)) expect(values).toHaveProperty(field, value);
      }),
    );
  });

  it('never leave it pending forever', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        const state = run(initialLoginState(), ...sequence, { type: 'CLOCK.TICK', now: 1e9 });
        expect(state.waits).toEqual({});
      }),
    );
  });

  it('never run two requests at once', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        let state = initialLoginState('emailSignIn', { phone: true, visitor: true });
        for (const one of sequence) {
          const step = loginStep(state, one);
          const asks = step.effect !== 'refreshCaptcha' && step.effect && step.state.pending;
          if (asks) expect(state.pending).toBeUndefined();
          if (asks && step.effect !== 'sendCode' && step.effect !== 'signInByProvider')
            expect(step.effect).toBe(loginTable[state.mode].submit);
          state = step.state;
        }
      }),
    );
  });
});
