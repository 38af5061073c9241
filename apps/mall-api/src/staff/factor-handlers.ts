import { defineHandlers, signedIn } from '../http/handler';
import { namedError } from '../kernel/errors';
import { requireCode, requireStep, wrongCode } from './check-code';
import * as store from './factor-store';
import {
  encryptSecret,
  hashRecovery,
  newRecoveryCodes,
  newSecret,
  toEnrolment,
} from './second-factor';

const alreadySet = () => namedError('already-done', 500, 'The second factor is set up already.');

/** The second factor of an account: codes of an authenticator app. */
export const factorHandlers = defineHandlers({
  async beginSecondFactor(ctx) {
    const { id } = signedIn(ctx);
    const secret = newSecret();
    const encrypted = encryptSecret(ctx.settings, secret);
    if (!(await store.beginFactor(ctx.db, id, encrypted))) throw alreadySet();
    const account = await ctx.db
      .selectFrom('user_account')
      .select(['email', 'nickname'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { name } = ctx.policy.mall;
    const issuer = name[ctx.language] ?? name.en;
    return toEnrolment(secret, issuer, account.email ?? account.nickname);
  },

  async confirmSecondFactor(ctx, { body: { code } }) {
    const { id } = signedIn(ctx);
    const factor = await store.findFactor(ctx.db, id);
    if (!factor) throw wrongCode();
    if (factor.confirmed_at) throw alreadySet();
    const step = await requireStep(ctx, factor, code);
    const recoveryCodes = newRecoveryCodes();
    const recoveryHashes = recoveryCodes.map(hashRecovery);
    const values = { step, recoveryHashes, now: ctx.now() };
    if (!(await store.confirmFactor(ctx.db, id, values))) throw alreadySet();
    return { recoveryCodes };
  },

  async removeSecondFactor(ctx, { body: { code } }) {
    const { id } = signedIn(ctx);
    const factor = await store.findFactor(ctx.db, id);
    if (!factor?.confirmed_at) return null;
    await requireCode(ctx, factor, code);
    await store.removeFactor(ctx.db, id);
    return null;
  },
});
