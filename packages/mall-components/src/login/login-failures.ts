import type { LoginFailure } from './login-error';
import { RESEND_SECONDS, waitFrom } from './login-waits';
import type { CodeForm, FieldMessage, LoginField, LoginNotice } from './types';

interface FailedStep<Form> {
  state: Form;
  effect?: 'refreshCaptcha';
}

/** Sets the error of a field and focuses it. */
function atField<Form extends CodeForm>(
  form: Form,
  field: LoginField,
  message: FieldMessage,
): Form {
  const attempts = form.attempts + 1;
  return {
    ...form,
    attempts,
    problems: { ...form.problems, [field]: message },
    focus: { check: field, attempt: attempts },
  };
}

/**
 * A captcha is valid once: after a failure a new one is needed, unless the request did not reach the server.
 * Proof of work requests its own challenge.
 */
function withFreshCaptcha<Form extends CodeForm>(form: Form): FailedStep<Form> {
  const values = { ...form.values, captcha: '' };
  const captcha = form.captcha ?? { way: 'image' as const };
  const effect = captcha.way === 'image' ? 'refreshCaptcha' : undefined;
  return { state: { ...form, values, captcha }, effect };
}

function noticeOf({ reason, message }: LoginFailure, about: LoginNotice['about']): LoginNotice {
  const known = reason === 'network' || reason === 'rateLimited' ? reason : undefined;
  return { tone: 'critical', about, reason: known, message };
}

/**
 * Applies a failure to any form: its message at a field or above the form, the wait after too many
 * attempts, and a new captcha.
 * @param wait what has to wait after too many attempts
 * @param shown whether the form that failed is still shown
 */
export function failed<Form extends CodeForm>(
  form: Form,
  failure: LoginFailure,
  wait: keyof CodeForm['waits'],
  now: number,
  shown: boolean,
): FailedStep<Form> {
  const about = wait === 'form' ? 'form' : 'code';
  const { reason, message, field, seconds = RESEND_SECONDS } = failure;
  const idle: Form = { ...form, pending: undefined, notice: undefined };
  if (reason === 'captchaRequired' || reason === 'captchaWrong') {
    const step = withFreshCaptcha(idle);
    const own = reason === 'captchaWrong' ? 'wrongCaptcha' : 'emptyCaptcha';
    return { ...step, state: atField(step.state, 'captcha', message ? { text: message } : own) };
  }
  const fresh = idle.captcha && reason !== 'network' ? withFreshCaptcha(idle) : { state: idle };
  const waits =
    reason === 'rateLimited' ? { ...form.waits, [wait]: waitFrom(now, seconds) } : form.waits;
  const next = { ...fresh.state, waits };
  if (!shown) return { ...fresh, state: next };
  if (field && message) return { ...fresh, state: atField(next, field, { text: message }) };
  return { ...fresh, state: { ...next, notice: noticeOf(failure, about) } };
}
