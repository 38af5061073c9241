import { canonicalEmail } from '@vermilion/input-rules/email';
import { findEmailAccount } from '../auth/store';
import { StartupError } from '../config/startup-error';
import { inTransaction } from '../db/in-transaction';
import type { Deps } from '../kernel/context';
import { addEntries } from '../operator/audit-store';

/**
 * Removes the apps, passkeys and recovery codes of an account by writing to the database, without authorisation: for
 * somebody who has lost them all, after it is known to be them.
 */
export const forgetFactors = ({ db, now }: Pick<Deps, 'db' | 'now'>, email: string) =>
  inTransaction(db, async (trx) => {
    const name = canonicalEmail(email);
    const account = name && (await findEmailAccount(trx, name));
    if (!account) throw new StartupError('There is no account with this e-mail address.');
    await trx.deleteFrom('passkey').where('user_id', '=', account.id).execute();
    await trx.deleteFrom('second_factor').where('user_id', '=', account.id).execute();
    const subject = { subject_type: 'secondFactor', subject_id: String(account.id) };
    const action = { action: 'removeSecondFactor', result: 'done' as const };
    await addEntries(trx, [{ at: now(), key_id: null, shop_id: null, ...action, ...subject }]);
  });
