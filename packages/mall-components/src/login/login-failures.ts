import type { LoginFailure } from './login-error';
import type { LoginEffect } from './login-table';
import { RESEND_SECONDS, waitFrom } from './login-waits';
import type { FieldMessage, LoginField, LoginNotice, LoginState } from './types';

interface FailedStep {
  state: LoginState;
  effect?: LoginEffect;
}

/** Puts a message at a field and leads to it. */
function atField(state: LoginState, field: LoginField, message: FieldMessage): LoginState {
  const attempts = state.attempts + 1;
  return {
    ...state,
    attempts,
    problems: { ...state.problems, [field]: message },
    focus: { check: field, attempt: attempts },
  };
}

/** A captcha serves once: after a failure there is another to answer, unless nothing reached the server. */
function withFreshCaptcha(state: LoginState): FailedStep {
  const values = { ...state.values, captcha: '' };
  const captcha = state.captcha ?? { way: 'picture' };
  return { state: { ...state, values, captcha }, effect: 'refreshCaptcha' };
}

function noticeOf({ reason, message }: LoginFailure, about: LoginNotice['about']): LoginNotice {
  const known = reason === 'network' || reason === 'rateLimited' ? reason : undefined;
  return { tone: 'critical', about, reason: known, message };
}

/**
 * What a failure does: the word of it at its field or above the form, a time to wait, another captcha.
 * @param wait what has to wait after too many tries
 * @param shown whether the shopper is still where it happened
 */
export function failed(
  state: LoginState,
  failure: LoginFailure,
  wait: keyof LoginState['waits'],
  now: number,
  shown: boolean,
): FailedStep {
  const about = wait === 'form' ? 'form' : 'code';
  const { reason, message, field, seconds = RESEND_SECONDS } = failure;
  const idle: LoginState = { ...state, pending: undefined, notice: undefined };
  if (reason === 'captchaRequired' || reason === 'captchaWrong') {
    const step = withFreshCaptcha(idle);
    const own = reason === 'captchaWrong' ? 'wrongCaptcha' : 'emptyCaptcha';
    return { ...step, state: atField(step.state, 'captcha', message ? { text: message } : own) };
  }
  const fresh = idle.captcha && reason !== 'network' ? withFreshCaptcha(idle) : { state: idle };
  const waits =
    reason === 'rateLimited' ? { ...state.waits, [wait]: waitFrom(now, seconds) } : state.waits;
  const next = { ...fresh.state, waits };
  if (!shown) return { ...fresh, state: next };
  if (field && message) return { ...fresh, state: atField(next, field, { text: message }) };
  return { ...fresh, state: { ...next, notice: noticeOf(failure, about) } };
}
