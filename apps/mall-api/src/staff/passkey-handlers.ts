import type { Selectable } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { PasskeyTable } from '../db/schema';
import { defineHandlers, sessionOf, signedIn } from '../http/handler';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { noSuch } from '../operator/own-shop';
import { findAccount } from './account';
import { hashesOf } from './check-code';
import { dropRecovery, setRecovery } from './factor-store';
import * as store from './passkey-store';
import { addFactorEntries, prove, requireProved, wrongPasskey } from './proof';
import { findFactors, forgetOtherProofs, isProved, lockFactors, markProved } from './proof-store';
import { newRecoveryCodes } from './second-factor';
import * as webauthn from './webauthn';

const MOST_PASSKEYS = 10;

function requireRoom(count: number): void {
  if (count >= MOST_PASSKEYS)
    throw namedError(
      'limit-reached',
      500,
      `There are ${MOST_PASSKEYS} passkeys; remove one first.`,
    );
}

function siteOf({ settings }: Context): webauthn.PasskeySite {
  const site = webauthn.passkeySite(settings);
  if (site) return site;
  throw namedError(
    'passkeys-unavailable',
    500,
    'The mall has no address that passkeys can be for.',
  );
}

const toPasskey = ({ policy }: Context, row: Selectable<PasskeyTable>) => ({
  id: row.id,
  name: row.name,
  createTime: wireTime(policy, row.created_at),
  lastUsedTime: wireTimeOrNull(policy, row.last_used_at),
});

/** Keeps the challenge of `options` for the answer of this session's browser. */
async function keepChallenge<Options extends { challenge: string }>(
  ctx: Context,
  purpose: 'create' | 'prove',
  options: Options,
): Promise<Options> {
  const { tokenHash, now } = sessionOf(ctx);
  const { challenge } = options;
  const expires_at = new Date(now.getTime() + webauthn.CHALLENGE_MS);
  await store.putChallenge(ctx.db, { session_hash: tokenHash, purpose, challenge, expires_at });
  return options;
}

/** The second factors of an account, and its passkeys. */
export const passkeyHandlers = defineHandlers({
  async secondFactors(ctx) {
    const { id } = signedIn(ctx);
    const { hasApp, recoveryCodes } = await findFactors(ctx.db, id);
    const passkeys = await store.passkeysOf(ctx.db, id);
    return {
      hasApp,
      recoveryCodes,
      isProved: await isProved(ctx.db, sessionOf(ctx)),
      passkeyOrigin: webauthn.passkeySite(ctx.settings)?.origin ?? null,
      passkeys: passkeys.map((row) => toPasskey(ctx, row)),
    };
  },

  async proveSecondFactor(ctx, { body }) {
    await prove(ctx, body);
    return null;
  },

  async askForPasskey(ctx) {
    const known = await store.passkeysOf(ctx.db, signedIn(ctx).id);
    const site = webauthn.passkeySite(ctx.settings);
    if (!site || known.length === 0) throw noSuch('passkey');
    return keepChallenge(ctx, 'prove', await webauthn.requestOf(site, known));
  },

  async beginPasskey(ctx) {
    const { id } = signedIn(ctx);
    await requireProved(ctx);
    const site = siteOf(ctx);
    const known = await store.passkeysOf(ctx.db, id);
    requireRoom(known.length);
    const account = { ...(await findAccount(ctx, id)), userId: id, known };
    return keepChallenge(ctx, 'create', await webauthn.creationOf(ctx.settings, site, account));
  },

  async addPasskey(ctx, { body: { name, passkey } }) {
    const { id } = signedIn(ctx);
    const session = sessionOf(ctx);
    const challenge = await store.takeChallenge(ctx.db, session, 'create');
    const site = webauthn.passkeySite(ctx.settings);
    const made = challenge && site && (await webauthn.verifyCreated(site, challenge, passkey));
    if (!made) throw wrongPasskey();
    const codes = newRecoveryCodes();
    return inTransaction(ctx.db, async (trx) => {
      await lockFactors(trx, id);
      await requireProved(ctx, trx);
      requireRoom((await store.passkeysOf(trx, id)).length);
      const { hasApp, hasPasskey } = await findFactors(trx, id);
      const isFirst = !hasApp && !hasPasskey;
      const added = await store.insertPasskey(trx, {
        user_id: id,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: made.transports ?? [],
        name,
        created_at: session.now,
      });
      if (!added) throw wrongPasskey();
      if (isFirst) await setRecovery(trx, id, await hashesOf(ctx, codes));
      await markProved(trx, session);
      await addFactorEntries(trx, ctx, 'addPasskey');
      return { recoveryCodes: isFirst ? codes : [] };
    });
  },

  async renamePasskey(ctx, { params, body: { name } }) {
    await inTransaction(ctx.db, async (trx) => {
      if (!(await store.setName(trx, signedIn(ctx).id, params.id, name))) throw noSuch('passkey');
      await addFactorEntries(trx, ctx, 'renamePasskey');
    });
    return null;
  },

  async removePasskey(ctx, { params }) {
    const { id } = signedIn(ctx);
    await inTransaction(ctx.db, async (trx) => {
      await lockFactors(trx, id);
      await requireProved(ctx, trx);
      if (!(await store.deletePasskey(trx, id, params.id))) throw noSuch('passkey');
      const { hasApp, hasPasskey } = await findFactors(trx, id);
      if (!hasApp && !hasPasskey) await dropRecovery(trx, id);
      await forgetOtherProofs(trx, id, sessionOf(ctx));
      await addFactorEntries(trx, ctx, 'removePasskey');
    });
    return null;
  },
});
