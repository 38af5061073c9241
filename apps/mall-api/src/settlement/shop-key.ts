import { inTransaction } from '../db/in-transaction';
import type { WithDb } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { addEntries } from '../operator/audit-store';
import { allScopes } from '../operator/key';
import { addKey, findKey, revokeKey } from '../operator/key-store';
import { noSuchApplication } from './apply';
import { lockApplication } from './store';

/** Shops have no access to applications of shops, to shoppers, or to what the mall says and hides. */
const OF_MALL = /^(applications:|shoppers:|content:write|reviews:moderate)/;
const scopes = allScopes.filter((scope) => !OF_MALL.test(scope));

/**
 * Creates a key for the applicant's shop; only its hash is stored. An unused previous key is revoked, so that
 * the call can be repeated when its response was lost.
 */
export const takeShopKey = (
  { db, now }: WithDb<'now'>,
  userId: number,
  id: number,
): Promise<{ id: number; key: string }> =>
  inTransaction(db, async (trx) => {
    const application = await lockApplication(trx, userId, id);
    if (!application) throw noSuchApplication();
    const { shop_id: shopId, key_id: oldId, name } = application;
    if (shopId === null) throw namedError('wrong-state', 500, 'This application is not approved.');
    const time = now();
    if (oldId !== null) {
      const old = await findKey(trx, shopId, oldId);
      if (old?.last_used_at)
        throw namedError(
          'already-done',
          500,
          'The key of this shop is in use. The mall can make another.',
        );
      await revokeKey(trx, oldId, time);
    }
    const made = await addKey(trx, { name, scopes, shopId }, time);
    await trx
      .updateTable('merchant_application')
      .set({ key_id: made.id })
      .where('id', '=', id)
      .execute();
    const subject = { subject_type: 'key', subject_id: String(made.id) };
    const entry = { at: time, key_id: null, shop_id: shopId, ...subject };
    await addEntries(trx, [{ ...entry, action: 'takeShopKey', result: 'done' }]);
    return made;
  });
