import type { CaptchaAnswer } from './login-actions';
import type { CaptchaMethod, CodeForm } from './types';

/** The other way for a form of which a captcha is wanted; a picture is fetched when it is to be read. */
export function switchCaptcha<Form extends CodeForm>(
  form: Form,
  way: CaptchaMethod,
): { state: Form; effect?: 'refreshCaptcha' } {
  if (!form.captcha || form.captcha.way === way) return { state: form };
  const values = { ...form.values, captcha: '' };
  const problems = { ...form.problems, captcha: undefined };
  return {
    state: { ...form, values, problems, captcha: { way } },
    effect: way === 'picture' ? 'refreshCaptcha' : undefined,
  };
}

/** What goes with a call once a captcha is wanted. */
export function captchaOf({ captcha, values }: CodeForm): { captcha?: CaptchaAnswer } {
  if (!captcha) return {};
  const { way } = captcha;
  return { captcha: { way, answer: way === 'work' ? '' : values.captcha.trim() } };
}
