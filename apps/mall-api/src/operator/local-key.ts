import { StartupError } from '../config/startup-error';
import { inTransaction } from '../db/in-transaction';
import type { Deps } from '../kernel/context';
import { addEntries } from './audit-store';
import { allScopes } from './key';
import { addKey, type NewKey, shopExists } from './key-store';

/**
 * Creates a key by writing to the database, without authorisation: the first key of a mall. `all` means every
 * scope.
 */
export async function makeLocalKey(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { name, scopes, shopId }: NewKey,
): Promise<{ id: number; key: string }> {
  const granted = scopes.includes('all') ? allScopes : scopes;
  const unknown = granted.find((scope) => !allScopes.some((one) => one === scope));
  if (unknown)
    throw new StartupError(`"${unknown}" is not a scope. The scopes are ${allScopes.join(', ')}.`);
  if (shopId !== null && !(await shopExists(db, shopId))) {
    throw new StartupError(`There is no shop ${shopId}.`);
  }
  return inTransaction(db, async (trx) => {
    const made = await addKey(trx, { name, scopes: granted, shopId }, now());
    const subject = { subject_type: 'key', subject_id: String(made.id) };
    const action = { action: 'createOperatorKey', result: 'done' as const };
    await addEntries(trx, [{ at: now(), key_id: null, shop_id: shopId, ...action, ...subject }]);
    return made;
  });
}
