import { createHash, randomInt } from 'node:crypto';
import type { WithDb } from '../kernel/context';
import { namedError } from '../kernel/errors';

/** What a code is for; a code for registration is invalid for anything else. */
export type CodePurpose =
  'register' | 'reset-password' | 'sign-in' | 'change-password' | 'settlement' | 'order';

type CodeDeps = WithDb<'now' | 'policy'>;

/** What a code is bound to. */
export interface CodeTarget {
  channel: 'email' | 'sms';
  purpose: CodePurpose;
  /** E-mail address in lower case, or the phone number in E.164 format. */
  address: string;
  /** Set when the storefront did not specify which of the two it wants, see `sendCodeToPhone`. */
  requestedPurpose?: 'either' | undefined;
  /** Random key of the requesting storefront; only the holder can use the code. */
  requestKey?: string | undefined;
}

/** Creates a six-digit code, which replaces the previous one for this address and purpose. */
export async function issueCode(deps: CodeDeps, target: CodeTarget): Promise<string> {
  const { channel, purpose, address } = target;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    code_hash: hashCode(target, code),
    tries: 0,
    created_at: deps.now(),
    expires_at: new Date(deps.now().getTime() + deps.policy.code.minutes * 60_000),
  };
  await deps.db
    .insertInto('login_code')
    .values({ channel, purpose, address, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['channel', 'purpose', 'address']).doUpdateSet(fresh),
    )
    .execute();
  return code;
}

/**
 * Redeems a code. Refuses a wrong, used or expired one, and any after five attempts, with the same message.
 * The attempt is counted before the code is compared, and the accepting statement deletes the code, so
 * neither parallel guesses nor double use succeed.
 */
export async function redeemCode(deps: CodeDeps, target: CodeTarget, code: string): Promise<void> {
  const { db, now, policy } = deps;
  const counted = await db
    .updateTable('login_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('channel', '=', target.channel)
    .where('purpose', '=', target.purpose)
    .where('address', '=', target.address)
    .where('expires_at', '>', now())
    .where('tries', '<', policy.code.tries)
    .returning('id')
    .executeTakeFirst();
  const used =
    counted &&
    (await db
      .deleteFrom('login_code')
      .where('id', '=', counted.id)
      .where('code_hash', '=', hashCode(target, code))
      .returning('id')
      .executeTakeFirst());
  if (!used) throw namedError('wrong-code', 500, 'The code is wrong or has expired');
}

const hashCode = ({ purpose, address, requestKey = '' }: CodeTarget, code: string): Buffer =>
  createHash('sha256').update(`${purpose}\n${address}\n${requestKey}\n${code}`).digest();
