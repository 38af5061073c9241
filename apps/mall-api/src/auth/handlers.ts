import { said } from '../http/envelope';
import { defineHandlers } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { sanitizeHtml } from '../http/sanitize-html';
import { readMallSetting } from '../content/settings';
import { registerByEmail, sendRegisterCode } from './register';
import { resetPassword, sendResetCode } from './reset';
import { closeSession } from './sessions';
import { signInByEmail } from './sign-in';

const SENT = 'The code is on its way. Please look into your mailbox';

export const authHandlers = defineHandlers({
  loginByEmail: (ctx, { body }) => signInByEmail(ctx, body.email, body.password),

  registerByEmail: (ctx, { body }) => registerByEmail(ctx, body),

  async logout(ctx) {
    if (ctx.token) await closeSession(ctx, ctx.token);
    return null;
  },

  tokenExists: (ctx) => Boolean(ctx.user),

  async loginMethodInfo({ db, policy }) {
    const agreement = await readMallSetting(db, 'agreement');
    return {
      visitorOpen: policy.visitor.open,
      facebookOpen: false,
      facebookAppId: null,
      agreement: sanitizeHtml(agreement),
      twitterOpen: false,
      googleOpen: false,
      googleClientId: null,
    };
  },

  async sendRegisterEmailCode(ctx, { body }) {
    await sendRegisterCode(ctx, body);
    return said(SENT, null);
  },

  async sendForgottenPasswordCode(ctx, { body }) {
    await sendResetCode(ctx, body);
    return said(SENT, null);
  },

  async resetPasswordByEmail(ctx, { body }) {
    await resetPassword(ctx, body);
    return said('The new password is set', null);
  },

  async loginPicture({ db, settings }) {
    return { loginLeftImage: imageUrl(settings, await readMallSetting(db, 'loginPicture')) };
  },
});
