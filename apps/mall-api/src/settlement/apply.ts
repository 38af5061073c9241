import type { ChangedApplication } from '@vermilion/api-client';
import type { Transaction } from 'kysely';
import { redeemWithin } from '../auth/redeem';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { signedIn, type OperationId } from '../http/handler';
import { runIdempotently } from '../http/idempotency';
import type { Context } from '../kernel/context';
import { BusinessError, namedError } from '../kernel/errors';
import { enforceLimits } from '../rate-limit/limits';
import { ownImages } from '../upload/own-images';
import { emailTaken, nameTaken, pictureAddresses, tidyFields } from './rules';
import * as store from './store';

type Trx = Transaction<Database>;

export const noSuchApplication = () =>
  new BusinessError(500, 'There is no such application of yours.');

/** Requires an account: a visitor could not come back to the application. */
export function applicant(ctx: Context): number {
  const { id, kind } = signedIn(ctx);
  if (kind === 'visitor')
    throw new BusinessError(403, 'Please open an account before you apply to open a shop.');
  return id;
}

/** Validates the submitted fields against the mall's data. */
async function fieldsOf(
  ctx: Context,
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
  ctx: Context,
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
  ctx: Context,
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

/**
 * Writes once per idempotency key. A failed check is thrown unless an earlier request with the same key
 * succeeded.
 */
async function writeOnce(
  ctx: Context,
  call: { operation: OperationId; key: string | undefined; request: unknown },
  checked: Promise<store.ApplicationFields>,
  write: (trx: Trx, fields: store.ApplicationFields) => Promise<void>,
): Promise<null> {
  const { key, ...rest } = call;
  const [outcome] = await Promise.allSettled([checked]);
  return inTransaction(ctx.db, async (trx) => {
    const work = async (): Promise<null> => {
      if (outcome.status === 'rejected') throw outcome.reason;
      await write(trx, outcome.value);
      return null;
    };
    if (!key) return work();
    const named = { ...rest, key, userId: applicant(ctx), now: ctx.now() };
    await runIdempotently(trx, named, work);
    return null;
  });
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
  const call = { operation: 'applyAsMerchant', key, request: sent } as const;
  return writeOnce(ctx, call, check(ctx, userId, sent), async (trx, fields) => {
    await requireRoom(ctx, trx, userId);
    await store.insertApplication(trx, userId, fields, ctx.now());
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
  const call = { operation: 'changeMerchantApplication', key, request: { id, sent } } as const;
  const checked = check(ctx, userId, sent, known.email);
  return writeOnce(ctx, call, checked, async (trx, fields) => {
    const current = await store.lockApplication(trx, userId, id);
    if (!current) throw noSuchApplication();
    if (current.status === 2)
      throw new BusinessError(500, 'This application is approved. Your shop is open.');
    if (current.status === 3) await requireRoom(ctx, trx, userId);
    await store.replaceApplication(trx, id, fields, ctx.now());
  });
}
