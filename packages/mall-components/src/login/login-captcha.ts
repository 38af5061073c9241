import { readCode } from '@vermilion/input-rules/code';
import type { CaptchaAnswer } from './login-actions';
import type { CaptchaMethod, CodeForm } from './types';

/** Switches the captcha of a form to the other method; a new image is requested for an image captcha. */
export function switchCaptcha<Form extends CodeForm>(
  form: Form,
  way: CaptchaMethod,
): { state: Form; effect?: 'refreshCaptcha' } {
  if (!form.captcha || form.captcha.way === way) return { state: form };
  const values = { ...form.values, captcha: '' };
  const problems = { ...form.problems, captcha: undefined };
  return {
    state: { ...form, values, problems, captcha: { way } },
    effect: way === 'image' ? 'refreshCaptcha' : undefined,
  };
}

/** The captcha response to send with a call, once a captcha is required. */
export function captchaOf({ captcha, values }: CodeForm): { captcha?: CaptchaAnswer } {
  if (!captcha) return {};
  const { way } = captcha;
  return { captcha: { way, answer: way === 'work' ? '' : readCode(values.captcha) } };
}
