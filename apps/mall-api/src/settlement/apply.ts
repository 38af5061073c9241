import type { ChangedApplication } from '@vermilion/api-client';
import type { Transaction } from 'kysely';
import { redeemWithin } from '../auth/redeem';
import { acceptAgreement } from '../content/agreements';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { type OperationId, signedIn } from '../http/handler';
import { forgetCall, runIdempotently } from '../http/idempotency';
import type { Context, TransactionContext } from '../kernel/context';
import { BusinessError, namedError } from '../kernel/errors';
import { enforceLimits } from '../rate-limit/limits';
import { ownImages } from '../upload/own-images';
import { emailTaken, isOver, nameTaken, pictureAddresses, tidyFields } from './rules';
import * as store from './store';

type Trx = Transaction<Database>;

export const noSuchApplication = () =>
  namedError('not-found', 500, 'There is no such application of yours.');

/** Requires an account: a visitor could not come back to the application. */
export function applicant(ctx: Context): number {
  const { id, kind } = signedIn(ctx);
  if (kind === 'visitor')
    throw namedError(
      'account-required',
      403,
      'Please open an account before you apply to open a shop.',
    );
  return id;
}

/** Validates the submitted fields against the mall's data. */
async function fieldsOf(
  ctx: TransactionContext,
  userId: number,
  sent: ChangedApplication,
): Promise<store.ApplicationFields> {
  const fields = tidyFields(sent);
  const trade = await store.findTrade(ctx.db, sent.categoryId, sent.typeId);
  if (!trade) throw new BusinessError(400, 'categoryId and typeId must be of this mall');
  const addresses = pictureAddresses(sent.qualificationPicture);
  const pictures = await ownImages(ctx.db, userId, addresses);
  if (!pictures)
    throw new BusinessError(400, 'qualificationPicture must be images that you have uploaded');
  return { ...fields, handling_fee: trade.handlingFee, pictures, language: ctx.language };
}

/** Verifies that the mailbox is the applicant's. */
async function proveEmail(
  ctx: TransactionContext,
  email: string,
  { captcha, requestKey }: ChangedApplication,
): Promise<void> {
  if (!captcha) throw namedError('wrong-code', 500, 'The code is wrong or has expired');
  const key = requestKey ?? undefined;
  const target = { channel: 'email', purpose: 'settlement', address: email } as const;
  await redeemWithin(ctx, { ...target, requestKey: key }, captcha);
}

/**
 * All checks before writing. Errors that can be corrected come before the code is consumed; that the email
 * address belongs to a shop is disclosed only after the code has proved ownership.
 */
async function check(
  ctx: TransactionContext,
  userId: number,
  sent: ChangedApplication,
  knownEmail?: string,
): Promise<store.ApplicationFields> {
  const fields = await fieldsOf(ctx, userId, sent);
  const day = { max: ctx.policy.settlement.sentPerDay, windowSeconds: 86_400 };
  await enforceLimits(ctx, [{ key: `settlement:account:${userId}`, ...day }]);
  const taken = await store.takenBy(ctx.db, fields);
  if (taken.name) throw nameTaken();
  if (fields.email !== knownEmail) await proveEmail(ctx, fields.email, sent);
  if (taken.email) throw emailTaken();
  return fields;
}

interface WriteOnce {
  operation: OperationId;
  /** Idempotency key. */
  key: string | undefined;
  request: unknown;
  check: (ctx: TransactionContext) => Promise<store.ApplicationFields>;
  write: (trx: Trx, fields: store.ApplicationFields) => Promise<void>;
}

/**
 * Checks and writes in one transaction, once per idempotency key: of two concurrent requests with the same
 * code, the second waits for the first and gets its answer. A refusal is committed, so that the attempt
 * counts, and leaves the key unused.
 */
async function writeOnce(ctx: Context, once: WriteOnce): Promise<null> {
  const { key, check, write, ...rest } = once;
  const refusal = await inTransaction(ctx.db, async (trx) => {
    let refused: BusinessError | undefined;
    const work = async () => {
      try {
        await write(trx, await check({ ...ctx, db: trx }));
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        refused = error;
      }
      return null;
    };
    if (!key) await work();
    else {
      const call = { ...rest, key, userId: applicant(ctx), now: ctx.now() };
      await runIdempotently(trx, call, work);
      if (refused) await forgetCall(trx, call);
    }
    return refused;
  });
  if (refusal) throw refusal;
  return null;
}

async function requireRoom({ policy }: Context, trx: Trx, userId: number): Promise<void> {
  if ((await store.countWaiting(trx, userId)) >= policy.settlement.waitingPerAccount)
    throw namedError(
      'applications-waiting',
      500,
      'Your applications await their review. Please wait for it, or withdraw one.',
    );
}

/** Applies to open a shop. */
export function applyAsMerchant(ctx: Context, sent: ChangedApplication, key: string | undefined) {
  const userId = applicant(ctx);
  return writeOnce(ctx, {
    operation: 'applyAsMerchant',
    key,
    request: sent,
    check: (within) => check(within, userId, sent),
    async write(trx, fields) {
      await requireRoom(ctx, trx, userId);
      const now = ctx.now();
      await store.insertApplication(trx, userId, fields, now);
      await acceptAgreement(trx, { userId, kind: 'settlement', now });
    },
  });
}

/** Changes a pending application, or submits a refused or withdrawn one again. */
export async function changeApplication(
  ctx: Context,
  id: number,
  sent: ChangedApplication,
  key: string | undefined,
) {
  const userId = applicant(ctx);
  const known = await store.findApplication(ctx.db, userId, id);
  if (!known) throw noSuchApplication();
  return writeOnce(ctx, {
    operation: 'changeMerchantApplication',
    key,
    request: { id, sent },
    check: (within) => check(within, userId, sent, known.email),
    async write(trx, fields) {
      const current = await store.lockApplication(trx, userId, id);
      if (!current) throw noSuchApplication();
      if (current.status === 'approved')
        throw namedError('already-done', 500, 'This application is approved. Your shop is open.');
      if (isOver(current.status)) await requireRoom(ctx, trx, userId);
      const now = ctx.now();
      await store.replaceApplication(trx, id, fields, now);
      await acceptAgreement(trx, { userId, kind: 'settlement', now });
    },
  });
}
