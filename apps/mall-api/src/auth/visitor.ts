import { requireCaptcha } from '../captcha/require-captcha';
import type { CaptchaAnswer } from '../captcha/store';
import type { Context } from '../kernel/context';
import { BusinessError, namedError } from '../kernel/errors';
import { enforceLimits } from '../rate-limit/limits';
import { normalEmail } from './email';
import { visitorLimits } from './limit-table';
import { normalPhone } from './phone';
import { sessionResponse } from './session-response';
import { insertAccount } from './store';

interface Visitor extends CaptchaAnswer {
  email: string;
  phone?: string | undefined;
  countryCode?: string | undefined;
}

/** Creates an account for this visit, without a password: it cannot be signed in to again. */
export async function signInAsVisitor(ctx: Context, body: Visitor) {
  if (!ctx.policy.visitor.open)
    throw namedError('sign-in-closed', 500, 'Continuing as a guest is not available');
  const email = normalEmail(body.email);
  if (body.phone && !body.countryCode) throw new BusinessError(400, 'countryCode is required');
  const phone = body.phone ? normalPhone(body.phone, body.countryCode ?? '') : null;
  const { easy, all } = visitorLimits(ctx);
  await requireCaptcha(ctx, [easy], body);
  await enforceLimits(ctx, [all]);
  const nickname = email.split('@')[0] ?? email;
  const visitor = { kind: 'visitor', email, phone, nickname, created_at: ctx.now() } as const;
  const account = await insertAccount(ctx.db, visitor);
  if (!account) throw new BusinessError(500, 'Please try again');
  return sessionResponse(ctx, account);
}
