import type { Context } from '../kernel/context';
import { BusinessError } from '../kernel/errors';
import { incrementLimit, type Limit } from '../rate-limit/limits';
import { type CaptchaAnswer, consumeCaptcha } from './store';

/**
 * Counts an attempt; once a limit is exceeded, refuses with code 428 unless the call contains a captcha
 * answer.
 */
export async function requireCaptcha(
  ctx: Context,
  limits: readonly Limit[],
  answer: CaptchaAnswer,
): Promise<void> {
  let freeAt = 0;
  for (const limit of limits) {
    const { isWithin, endsAt } = await incrementLimit(ctx, limit);
    if (!isWithin) freeAt = Math.max(freeAt, endsAt.getTime());
  }
  if (!freeAt || (await consumeCaptcha(ctx, answer))) return;
  throw new BusinessError(
    428,
    answer.graphicKey
      ? 'The characters do not match the picture. Please try a new one'
      : `Please enter the characters in the picture, or try again in ${waiting(freeAt - ctx.now().getTime())}`,
  );
}

/** Message for shoppers whose storefront cannot show captchas: the time until no limit is exceeded. */
function waiting(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
