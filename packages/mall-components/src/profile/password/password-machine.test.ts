import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PasswordEvent, passwordStep } from './password-machine';
import { initialPasswordState } from './password-state';

const run = (state = initialPasswordState(), ...events: PasswordEvent[]) =>
  events.reduce((now, event) => passwordStep(now, event).state, state);
const filled = {
  ...initialPasswordState(),
  values: { resetCode: '123456', newPassword: 'Secret-2', passwordAgain: 'Secret-2', captcha: '' },
};
const submit: PasswordEvent = { type: 'FORM.SUBMIT' };
const send: PasswordEvent = { type: 'CODE.SEND' };

describe('changing the password', () => {
  it.each([
    ['resetCode', '', 'emptyCode'],
    ['resetCode', '12.4', 'correctCode'],
    ['newPassword', '', 'emptyPassword'],
    ['newPassword', 'secret', 'weakPassword'],
    ['passwordAgain', '', 'emptyAgainPassword'],
    ['passwordAgain', 'Secret-3', 'diffPassword'],
  ] as const)('rejects %s "%s" and focuses the field', (field, value, problem) => {
    const wrong = { ...filled, values: { ...filled.values, [field]: value } };
    const step = passwordStep(wrong, submit);
    expect(step.effect).toBeUndefined();
    expect(step.state.problems[field]).toBe(problem);
    expect(step.state.focus?.check).toBe(field);
  });

  it('makes one request, and is done when it succeeds', () => {
    const step = passwordStep(filled, submit);
    expect(step.effect).toBe('change');
    expect(passwordStep(step.state, submit).effect).toBeUndefined();
    expect(passwordStep(step.state, { type: 'FORM.DONE' }).effect).toBe('done');
  });

  it('counts down after a code, then allows another', () => {
    const sent = run(filled, send, { type: 'CODE.DONE', now: 0 });
    expect(sent.waits.reset?.seconds).toBe(60);
    expect(sent.focus?.check).toBe('resetCode');
    expect(passwordStep(sent, send).effect).toBeUndefined();
    const over = run(sent, { type: 'CLOCK.TICK', now: 60_000 });
    expect(over.sent.reset).toBe(true);
    expect(passwordStep(over, send).effect).toBe('sendCode');
  });

  it('requires the captcha for the next code only', () => {
    const failure = { reason: 'captchaRequired' } as const;
    const asked = passwordStep(run(filled, send), { type: 'CODE.FAIL', failure, now: 0 });
    expect(asked.effect).toBe('refreshCaptcha');
    expect(asked.state.focus?.check).toBe('captcha');
    expect(passwordStep(asked.state, send).effect).toBeUndefined();
    expect(passwordStep(asked.state, submit).effect).toBe('change');
    const working = run(asked.state, { type: 'CAPTCHA.SWITCH', way: 'work' });
    expect(passwordStep(working, send).effect).toBe('sendCode');
  });

  it('shows the server’s message at its field', () => {
    const failure = { reason: 'refused', field: 'resetCode', message: 'Expired' } as const;
    const state = run(filled, submit, { type: 'FORM.FAIL', failure, now: 0 });
    expect(state.problems.resetCode).toEqual({ text: 'Expired' });
    expect(state.values).toEqual(filled.values);
  });

  it('never loses a password on any failure', () => {
    const failure = fc.record({
      reason: fc.constantFrom('refused', 'captchaRequired', 'rateLimited', 'network', 'unknown'),
    });
    const event: fc.Arbitrary<PasswordEvent> = fc.oneof(
      fc.constantFrom(submit, send),
      fc.record({ type: fc.constant('FORM.FAIL' as const), failure, now: fc.nat() }),
      fc.record({ type: fc.constant('CODE.FAIL' as const), failure, now: fc.nat() }),
      fc.record({ type: fc.constant('CODE.DONE' as const), now: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const { values } = run(filled, ...events);
        expect(values).toEqual(filled.values);
      }),
    );
  });
});
