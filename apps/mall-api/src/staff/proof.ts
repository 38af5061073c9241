import type { FactorProof, PasskeyAnswer } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { type OperationId, sessionOf, signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { addEntries } from '../operator/audit-store';
import { requireCode } from './check-code';
import { countUse, findPasskey, takeChallenge } from './passkey-store';
import { findFactors, isProved, markProved } from './proof-store';
import { placesOf } from './store';
import { passkeySite, verifyAnswer } from './webauthn';

type Db = Kysely<Database>;

export const wrongPasskey = () =>
  namedError('wrong-passkey', 500, 'The passkey is not yours here, or its answer is late.');

/** Uses the session's challenge up with the answer of a passkey; throws for a wrong one. */
async function requirePasskey(ctx: Context, answer: PasskeyAnswer): Promise<void> {
  const session = sessionOf(ctx);
  const challenge = await takeChallenge(ctx.db, session, 'prove');
  const passkey = await findPasskey(ctx.db, signedIn(ctx).id, answer.id);
  const site = passkeySite(ctx.settings);
  if (!challenge || !passkey || !site) throw wrongPasskey();
  const counter = await verifyAnswer(site, challenge, answer, passkey);
  if (counter === undefined) throw wrongPasskey();
  if (!(await countUse(ctx.db, passkey.id, counter, session.now))) throw wrongPasskey();
}

/** Proves a second factor, for what this session does in the next minutes; throws for a wrong one. */
export async function prove(ctx: Context, { code = '', passkey }: FactorProof): Promise<void> {
  if (passkey) await requirePasskey(ctx, passkey);
  else await requireCode(ctx, code);
  await markProved(ctx.db, sessionOf(ctx));
}

/** Throws when the account has a second factor and this session has not proved it lately. */
export async function requireProved(ctx: Context, db: Db = ctx.db): Promise<void> {
  const { hasApp, hasPasskey } = await findFactors(db, signedIn(ctx).id);
  if (!hasApp && !hasPasskey) return;
  if (!(await isProved(db, sessionOf(ctx))))
    throw namedError('factor-unproved', 500, 'Prove your second factor first.');
}

/** Records a change of the second factors, in each place where the account works. */
export async function addFactorEntries(trx: Db, ctx: Context, action: OperationId): Promise<void> {
  const places = await placesOf(trx, signedIn(ctx).id);
  await addEntries(
    trx,
    places.map(({ id, shopId }) => ({
      at: ctx.now(),
      key_id: null,
      shop_id: shopId,
      action,
      subject_type: 'secondFactor',
      subject_id: String(id),
      result: 'done',
    })),
  );
}
