import { sendOwnEmailCode, sendSettlementCode } from '../auth/email-codes';
import { changePassword } from '../auth/new-password';
import { sendOwnPhoneCode } from '../auth/phone-codes';
import { MAILED, TEXTED } from '../auth/said';
import { said } from '../http/envelope';
import { defineHandlers } from '../http/handler';

const CHANGED = 'The new password is set. Please sign in again';

/** Codes for the person of this session and what is done with them. */
export const passwordHandlers = defineHandlers({
  async sendPasswordCodeByPhone(ctx, { query }) {
    await sendOwnPhoneCode(ctx, query);
    return said(TEXTED, true);
  },

  async sendPasswordCodeByEmail(ctx, { query }) {
    await sendOwnEmailCode(ctx, query);
    return said(MAILED, true);
  },

  async changePasswordByPhone(ctx, { body }) {
    await changePassword(ctx, 'sms', body);
    return said(CHANGED, null);
  },

  async changePasswordByEmail(ctx, { body }) {
    await changePassword(ctx, 'email', body);
    return said(CHANGED, null);
  },

  async sendSettlementCode(ctx, { body, query }) {
    await sendSettlementCode(ctx, body, query);
    return said(MAILED, true);
  },
});
