import { createHash, randomInt } from 'node:crypto';
import { MallFault } from '../http/errors';
import type { Deps } from '../http/handler';

/** What a code is for; one for registering opens nothing else. */
export type CodePurpose = 'register' | 'reset-password';

type CodeDeps = Pick<Deps, 'db' | 'now' | 'policy'>;

interface Addressed {
  purpose: CodePurpose;
  /** E-mail address in lower case. */
  address: string;
}

/** Makes a six-digit code that replaces the earlier one of this address and purpose. */
export async function issueCode(deps: CodeDeps, to: Addressed): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    code_hash: hashCode(to, code),
    tries: 0,
    created_at: deps.now(),
    expires_at: new Date(deps.now().getTime() + deps.policy.code.minutes * 60_000),
  };
  await deps.db
    .insertInto('login_code')
    .values({ channel: 'email', ...to, ...fresh })
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
export async function redeemCode(deps: CodeDeps, to: Addressed, code: string): Promise<void> {
  const { db, now, policy } = deps;
  const counted = await db
    .updateTable('login_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('channel', '=', 'email')
    .where('purpose', '=', to.purpose)
    .where('address', '=', to.address)
    .where('expires_at', '>', now())
    .where('tries', '<', policy.code.tries)
    .returning('id')
    .executeTakeFirst();
  const used =
    counted &&
    (await db
      .deleteFrom('login_code')
      .where('id', '=', counted.id)
      .where('code_hash', '=', hashCode(to, code))
      .returning('id')
      .executeTakeFirst());
  if (!used) throw new MallFault(500, 'The code is wrong or has expired');
}

const hashCode = ({ purpose, address }: Addressed, code: string): Buffer =>
  createHash('sha256').update(`${purpose}\n${address}\n${code}`).digest();
