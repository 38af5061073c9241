import { createHash, randomInt } from 'node:crypto';
import { namedError } from '../kernel/errors';
import type { Deps } from '../kernel/context';

/** What a code is for; one for registering opens nothing else. */
export type CodePurpose =
  'register' | 'reset-password' | 'sign-in' | 'change-password' | 'settlement' | 'order';

type CodeDeps = Pick<Deps, 'db' | 'now' | 'policy'>;

/** To what a code is bound. */
export interface CodeTarget {
  channel: 'email' | 'sms';
  purpose: CodePurpose;
  /** E-mail address in lower case, or the whole phone number. */
  address: string;
  /** Set when the storefront did not say which of the two it wants, see `sendCodeToPhone`. */
  asked?: 'either' | undefined;
  /** What the storefront that asks has made up; then only it can use the code. */
  requestKey?: string | undefined;
}

/** Makes a six-digit code that replaces the earlier one of this address and purpose. */
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
 * Uses a code up. Refuses a wrong, used or expired one, and any after five tries, with the same words.
 * The try is counted before the code is compared and the code goes in the very statement that accepts
 * it, so neither guessing in parallel nor using it twice gets anywhere.
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
