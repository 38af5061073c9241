import { countUp, type Limit } from '../auth/limits';
import { MallFault } from '../http/errors';
import type { Context } from '../http/handler';
import { spendCaptcha, type CaptchaAnswer } from './store';

/**
 * Counts one more; once a limit is passed, refuses with code 428 unless the call brings the answer to
 * a captcha.
 */
export async function requirePerson(
  ctx: Context,
  limits: readonly Limit[],
  answer: CaptchaAnswer,
): Promise<void> {
  let isWithin = true;
  for (const limit of limits) isWithin = (await countUp(ctx, limit)) && isWithin;
  if (isWithin || (await spendCaptcha(ctx, answer))) return;
  throw new MallFault(
    428,
    answer.graphicKey
      ? 'The characters are not those of the picture. Please try a new one'
      : `Please enter the characters of the picture, or try again in ${waitMinutes(ctx)} minutes`,
  );
}

/** When nothing is counted any more: what a shopper can do whose storefront shows no picture. */
const waitMinutes = ({ policy }: Context) =>
  Math.max(policy.signIn.windowMinutes, policy.captcha.secondCodeMinutes);
