import { describe, expect, it } from 'vitest';
import type { LoginEvent } from './login-events';
import { loginStep } from './login-machine';
import { initialLoginState } from './login-state';
import { filled, rightValues, run } from './testing/login-samples';

const send: LoginEvent = { type: 'CODE.SEND' };

describe('codes', () => {
  it('counts down sixty seconds after sending a code, and sends none before', () => {
    const sent = run(filled('registerEmail'), send, {
      type: 'CODE.DONE',
      purpose: 'register',
      now: 0,
    });
    expect(sent.waits.register?.seconds).toBe(60);
    expect(sent.focus?.check).toBe('registerCode');
    expect(loginStep(sent, send).effect).toBeUndefined();
    const later = run(sent, { type: 'CLOCK.TICK', now: 59_001 });
    expect(later.waits.register?.seconds).toBe(1);
    const over = run(later, { type: 'CLOCK.TICK', now: 60_000 });
    expect(over.waits.register).toBeUndefined();
    expect(over.sent.register).toBe(true);
    expect(loginStep(over, send).effect).toBe('sendCode');
  });

  it.each([
    ['registerEmail', 'email', 'emailEmpty'],
    ['codeSignIn', 'phone', 'emptyPhone'],
    ['registerPhone', 'phone', 'emptyPhone'],
  ] as const)('in %s validates the %s before sending', (mode, field, problem) => {
    const step = loginStep(initialLoginState(mode), send);
    const wrong = { ...filled(mode), values: { ...rightValues, email: 'ann@', phone: '12' } };
    expect(loginStep(wrong, send, { isPhone: () => false }).effect).toBeUndefined();
    expect(step.effect).toBeUndefined();
    expect(step.state.problems).toEqual({ [field]: problem });
    expect(step.state.focus?.check).toBe(field);
  });

  it('starts no countdown after a failure, and shows the server’s message', () => {
    const state = run(filled('registerEmail'), send, {
      type: 'CODE.FAIL',
      purpose: 'register',
      failure: { reason: 'refused', message: 'Already registered' },
      now: 0,
    });
    expect(state.waits).toEqual({});
    expect(state.notice).toMatchObject({ tone: 'critical', message: 'Already registered' });
    expect(state.pending).toBeUndefined();
  });

  it('waits as long as the server requires after too many attempts', () => {
    const state = run(filled('codeSignIn'), send, {
      type: 'CODE.FAIL',
      purpose: 'signIn',
      failure: { reason: 'rateLimited', seconds: 300 },
      now: 0,
    });
    expect(state.waits.signIn?.seconds).toBe(300);
    expect(state.notice).toMatchObject({ reason: 'rateLimited', about: 'code' });
    expect(run(state, { type: 'CLOCK.TICK', now: 300_000 }).waits).toEqual({});
  });

  it('sends none in modes without a code', () => {
    for (const mode of ['emailSignIn', 'phoneSignIn', 'forgotPassword', 'visitor'] as const)
      expect(loginStep(filled(mode), send).effect).toBeUndefined();
  });
});
