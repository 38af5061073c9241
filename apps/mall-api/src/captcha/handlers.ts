import { callerKey } from '@vermilion/admission';
import { defineHandlers } from '../http/handler';
import type { Context } from '../kernel/context';
import { enforceLimits, type Limit } from '../rate-limit/limits';
import { drawCaptcha, newCaptchaText } from './picture';
import { createProofOfWork } from './proof-of-work';
import { storeCaptcha } from './store';

/** Captchas created for one caller per hour. */
const captchaLimit = ({ policy, ip }: Context): Limit => ({
  key: `captcha:ip:${callerKey(ip)}`,
  max: policy.captcha.perCallerHour,
  windowSeconds: 3600,
});

export const captchaHandlers = defineHandlers({
  async graphicCaptcha(ctx) {
    await enforceLimits(ctx, [captchaLimit(ctx)]);
    const text = newCaptchaText();
    const picture = await drawCaptcha(text);
    return {
      graphicKey: await storeCaptcha(ctx, text),
      image: `data:image/png;base64,${picture.toString('base64')}`,
      minutes: ctx.policy.captcha.minutes,
    };
  },

  async workCaptcha(ctx) {
    await enforceLimits(ctx, [captchaLimit(ctx)]);
    const { work, answer } = createProofOfWork(ctx.policy.captcha.work);
    const graphicKey = await storeCaptcha(ctx, answer);
    return { graphicKey, ...work, minutes: ctx.policy.captcha.minutes };
  },
});
