import { inTransaction } from '../db/in-transaction';
import { defineHandlers, sessionOf, signedIn } from '../http/handler';
import { namedError } from '../kernel/errors';
import { findAccount } from './account';
import { hashesOf, requireStep, wrongCode } from './check-code';
import * as store from './factor-store';
import { addFactorEntries, prove, requireProved } from './proof';
import { findFactors, forgetOtherProofs, lockFactors, markProved } from './proof-store';
import { encryptSecret, newRecoveryCodes, newSecret, toEnrolment } from './second-factor';

const alreadySet = () =>
  namedError('already-done', 500, 'The authenticator app is set up already.');

/** Codes of an authenticator app as a second factor of an account. */
export const factorHandlers = defineHandlers({
  async beginSecondFactor(ctx) {
    const { id } = signedIn(ctx);
    const { hasApp } = await findFactors(ctx.db, id);
    if (hasApp) throw alreadySet();
    await requireProved(ctx);
    const secret = newSecret();
    const encrypted = encryptSecret(ctx.settings, secret);
    if (!(await store.beginFactor(ctx.db, id, encrypted))) throw alreadySet();
    const { mallName, userName } = await findAccount(ctx, id);
    return toEnrolment(secret, mallName, userName);
  },

  async confirmSecondFactor(ctx, { body: { code } }) {
    const { id } = signedIn(ctx);
    const factor = await store.findFactor(ctx.db, id);
    if (!factor?.secret) throw wrongCode();
    if (factor.confirmed_at) throw alreadySet();
    const { secret } = factor;
    const step = await requireStep(ctx, secret, code);
    const recoveryCodes = newRecoveryCodes();
    const recoveryHashes = await hashesOf(ctx, recoveryCodes);
    const values = { secret, step, recoveryHashes, now: ctx.now() };
    await inTransaction(ctx.db, async (trx) => {
      await lockFactors(trx, id);
      await requireProved(ctx, trx);
      if (!(await store.confirmFactor(trx, id, values))) throw alreadySet();
      // The code is used up; the session that has shown it needs no other
      await markProved(trx, sessionOf(ctx));
      await addFactorEntries(trx, ctx, 'confirmSecondFactor');
    });
    return { recoveryCodes };
  },

  async removeSecondFactor(ctx, { body: { code } }) {
    const { id } = signedIn(ctx);
    const { hasApp } = await findFactors(ctx.db, id);
    if (!hasApp) return null;
    if (code) await prove(ctx, { code });
    await inTransaction(ctx.db, async (trx) => {
      await lockFactors(trx, id);
      await requireProved(ctx, trx);
      await store.removeApp(trx, id);
      const { hasPasskey } = await findFactors(trx, id);
      if (!hasPasskey) await store.dropRecovery(trx, id);
      await forgetOtherProofs(trx, id, sessionOf(ctx));
      await addFactorEntries(trx, ctx, 'removeSecondFactor');
    });
    return null;
  },
});
