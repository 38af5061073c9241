import { describe, expect, it } from 'vitest';
import { ShopperError } from '../error/shopper-error';
import { failureOf, LoginError, type LoginFailure } from './login-error';
import { loginStep } from './login-machine';
import { filled, run } from './testing/login-samples';

const sent = run(filled('emailSignIn'), { type: 'FORM.SUBMIT' });
const fail = (failure: LoginFailure, state = sent) =>
  loginStep(state, { type: 'FORM.FAIL', mode: 'emailSignIn', failure, now: 0 });

describe('failures', () => {
  it('requests a captcha when required', () => {
    const { state, effect } = fail({ reason: 'captchaRequired' });
    expect(effect).toBe('refreshCaptcha');
    expect(state).toMatchObject({
      captcha: { way: 'image' },
      problems: { captcha: 'emptyCaptcha' },
      focus: { check: 'captcha' },
    });
    expect(state.values.captcha).toBe('');
    expect(loginStep(state, { type: 'FORM.SUBMIT' }).effect).toBeUndefined();
  });

  it('keeps the alternative captcha across retries', () => {
    const asked = run(fail({ reason: 'captchaRequired' }).state, {
      type: 'CAPTCHA.SWITCH',
      way: 'work',
    });
    expect(asked.problems.captcha).toBeUndefined();
    const sentAgain = run(asked, { type: 'FORM.SUBMIT' });
    expect(sentAgain.pending).toBe('form');
    const { state, effect } = fail({ reason: 'captchaWrong' }, sentAgain);
    // proof of work requests its own challenge
    expect(effect).toBeUndefined();
    expect(state.captcha).toEqual({ way: 'work' });
    expect(state.problems.captcha).toBe('wrongCaptcha');
  });

  it('fetches a new picture on retry', () => {
    const working = run(fail({ reason: 'captchaRequired' }).state, {
      type: 'CAPTCHA.SWITCH',
      way: 'work',
    });
    const step = loginStep(working, { type: 'CAPTCHA.SWITCH', way: 'image' });
    expect(step.effect).toBe('refreshCaptcha');
    expect(loginStep(step.state, { type: 'FORM.SUBMIT' }).effect).toBeUndefined();
  });

  it('keeps a captcha answer that did not reach the server', () => {
    const asked = run(
      fail({ reason: 'captchaRequired' }).state,
      { type: 'FIELD.CHANGE', field: 'captcha', value: 'k7fp' },
      { type: 'FORM.SUBMIT' },
    );
    const { state, effect } = fail({ reason: 'network' }, asked);
    expect(effect).toBeUndefined();
    expect(state.values.captcha).toBe('k7fp');
    expect(state.notice).toMatchObject({ reason: 'network' });
  });

  it('clears the captcha after a success', () => {
    const asked = fail({ reason: 'captchaRequired' }).state;
    expect(run(asked, { type: 'FORM.DONE', mode: 'emailSignIn' }).captcha).toBeUndefined();
  });

  it('shows the server’s message at its field', () => {
    const { state } = fail({ reason: 'refused', field: 'password', message: 'Wrong password' });
    expect(state.problems.password).toEqual({ text: 'Wrong password' });
    expect(state.focus?.check).toBe('password');
    expect(state.notice).toBeUndefined();
  });

  it('disables submission after too many attempts', () => {
    const { state } = fail({ reason: 'rateLimited', seconds: 30 });
    expect(state.waits.form?.seconds).toBe(30);
    expect(loginStep(state, { type: 'FORM.SUBMIT' }).effect).toBeUndefined();
  });

  it('handles any rejection of a callback', () => {
    const error = new LoginError({ reason: 'rateLimited', message: 'Slowly', seconds: 9 });
    expect(failureOf(error)).toMatchObject({ reason: 'rateLimited', seconds: 9 });
    expect(failureOf(new ShopperError('No'))).toEqual({ reason: 'unknown', message: 'No' });
    expect(failureOf(new Error('transport (code 0)'))).toEqual({ reason: 'unknown' });
    expect(failureOf('no')).toEqual({ reason: 'unknown' });
  });
});
