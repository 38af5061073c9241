import { findAgreement } from '../content/agreements';
import { readMallSetting } from '../content/settings';
import { withMessage } from '../http/envelope';
import { defineHandlers } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { sanitizeHtml } from '../kernel/sanitize-html';
import { sendRegisterCode, sendResetCode } from './email-codes';
import { resetPassword } from './new-password';
import { sendCodeToPhone } from './phone-codes';
import { registerByEmail, registerByPhone } from './register';
import { CODE_MAILED, CODE_TEXTED } from './send-code';
import { closeSession } from './sessions';
import { signInByEmail, signInByPhone, signInByPhoneCode } from './sign-in';
import { signInAsVisitor } from './visitor';

export const authHandlers = defineHandlers({
  loginByEmail: (ctx, { body }) => signInByEmail(ctx, body),
  loginByPhone: (ctx, { body }) => signInByPhone(ctx, body),
  loginByPhoneCode: (ctx, { body }) => signInByPhoneCode(ctx, body),
  registerByEmail: (ctx, { body }) => registerByEmail(ctx, body),
  registerByPhone: (ctx, { body }) => registerByPhone(ctx, body),
  registerVisitor: (ctx, { body }) => signInAsVisitor(ctx, body),

  async logout(ctx) {
    if (ctx.token) await closeSession(ctx, ctx.token);
    return null;
  },

  tokenExists: (ctx) => Boolean(ctx.user),

  async loginMethodInfo({ db, policy, settings, language, now }) {
    const agreement = await findAgreement(db, 'registration', { language, now: now() });
    const { facebook, google, twitter } = settings;
    return {
      visitorOpen: policy.visitor.open,
      facebookOpen: Boolean(facebook),
      facebookAppId: facebook?.appId ?? null,
      agreement: sanitizeHtml(agreement?.html ?? ''),
      twitterOpen: Boolean(twitter),
      googleOpen: Boolean(google),
      googleClientId: google?.clientId ?? null,
    };
  },

  async sendRegisterEmailCode(ctx, { body, query }) {
    await sendRegisterCode(ctx, body, query);
    return withMessage(CODE_MAILED, null);
  },

  async sendForgottenPasswordCode(ctx, { body, query }) {
    await sendResetCode(ctx, body, query);
    return withMessage(CODE_MAILED, null);
  },

  async sendPhoneCode(ctx, { body }) {
    await sendCodeToPhone(ctx, body);
    return withMessage(CODE_TEXTED, null);
  },

  async resetPasswordByEmail(ctx, { body }) {
    await resetPassword(ctx, body);
    return withMessage('Your password has been changed', null);
  },

  async loginPicture({ db, settings }) {
    return { loginLeftImage: imageUrl(settings, await readMallSetting(db, 'loginPicture')) };
  },
});
