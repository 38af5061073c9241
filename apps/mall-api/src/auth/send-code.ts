import { requireCaptcha } from '../captcha/require-captcha';
import type { CaptchaAnswer } from '../captcha/store';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { enforceLimits, requireBelowLimit, resetLimits } from '../rate-limit/limits';
import { type CodeTarget, issueCode } from './codes';
import { callerCodes, codeLimits, resendLimit, secondCode, smsLimits } from './limit-table';

export const CODE_MAILED = 'We have sent a code to your email. Please check your inbox.';
export const CODE_TEXTED = 'We have sent a code to your phone.';

/** Fields that a storefront sends to request a code. */
export interface CodeRequest extends CaptchaAnswer {
  requestKey?: string | undefined;
}

/** Refuses when another code may not be sent yet; requires a captcha before a second one. */
export async function requireCodeAllowed(
  ctx: Context,
  target: CodeTarget,
  answer: CaptchaAnswer,
): Promise<void> {
  await requireBelowLimit(ctx, resendLimit(ctx, target));
  await requireCaptcha(ctx, [secondCode(ctx, target), callerCodes(ctx)], answer);
  await enforceLimits(ctx, codeLimits(ctx, target));
}

/** Creates a code and sends it by SMS, within the cost limits. */
export async function sendPhoneCode(
  ctx: Context,
  target: CodeTarget,
  countryCode: string,
  write: (code: string) => string,
): Promise<void> {
  await enforceLimits(ctx, smsLimits(ctx, target.address, countryCode));
  const code = await issueCode(ctx, target);
  const text = write(code);
  await deliver(ctx, target, ctx.sms.send({ to: target.address, text, code }));
}

/** Waits until the message is sent. If sending fails, the person may request another at once. */
export async function deliver(
  ctx: Context,
  target: CodeTarget,
  sending: Promise<void>,
): Promise<void> {
  const what = target.channel === 'sms' ? 'message' : 'mail';
  try {
    await sending;
  } catch (error) {
    ctx.log.error({ err: error }, `${what} not sent`);
    await resetLimits(ctx, [resendLimit(ctx, target).key, secondCode(ctx, target).key]);
    throw namedError('not-sent', 500, `The ${what} could not be sent. Please try again`);
  }
}
