import { createHash, randomBytes } from 'node:crypto';
import { call } from './call.mjs';
import { withDatabase } from './database.mjs';

/** An operator who accepts every open refund of these users, each twice concurrently. */
export async function refundingShop(mall, userIds, next) {
  const key = `vmo_${randomBytes(24).toString('hex')}`;
  await withDatabase(mall, (query) =>
    query(
      `insert into operator_key (name, key_hash, hint, scopes, created_at)
       select 'Attack', $1, $2, array['refunds:decide'], now()`,
      [createHash('sha256').update(key).digest(), key.slice(0, 8)],
    ),
  );
  const headers = { authorization: `Bearer ${key}` };
  return async () => {
    const waiting = await withDatabase(mall, (query) =>
      query(
        `select refund_no as "refundNo" from refund_order where user_id = any($1) and status = 'applied'`,
        [userIds],
      ),
    );
    for (const { refundNo } of waiting) {
      const accept = () =>
        call(next(), `/api/operator/refund/accept/${refundNo}`, { headers, body: {} });
      await Promise.all([accept(), accept()]);
    }
  };
}
