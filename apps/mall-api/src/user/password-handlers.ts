import { sendOwnEmailCode, sendSettlementCode } from '../auth/email-codes';
import { changePassword } from '../auth/new-password';
import { sendOwnPhoneCode } from '../auth/phone-codes';
import { CODE_MAILED, CODE_TEXTED } from '../auth/send-code';
import { withMessage } from '../http/envelope';
import { defineHandlers } from '../http/handler';

const CHANGED = 'Your password has been changed. Please sign in again';

/** Verification codes for the signed-in person, and the changes that need one. */
export const passwordHandlers = defineHandlers({
  async sendPasswordCodeByPhone(ctx, { query }) {
    await sendOwnPhoneCode(ctx, query);
    return withMessage(CODE_TEXTED, true);
  },

  async sendPasswordCodeByEmail(ctx, { query }) {
    await sendOwnEmailCode(ctx, query);
    return withMessage(CODE_MAILED, true);
  },

  async changePasswordByPhone(ctx, { body }) {
    await changePassword(ctx, 'sms', body);
    return withMessage(CHANGED, null);
  },

  async changePasswordByEmail(ctx, { body }) {
    await changePassword(ctx, 'email', body);
    return withMessage(CHANGED, null);
  },

  async sendSettlementCode(ctx, { body, query }) {
    await sendSettlementCode(ctx, body, query);
    return withMessage(CODE_MAILED, true);
  },
});
