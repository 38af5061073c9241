import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../auth/token';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

interface NewInvitation {
  email: string;
  shopId: number | null;
  roles: readonly string[];
  expiresAt: Date;
}

/** Stores an invitation; returns its id and its token, of which only the hash is stored. */
export async function addInvitation(db: Db, invitation: NewInvitation, now: Date) {
  const { email, shopId, roles, expiresAt } = invitation;
  const token = newToken();
  const { id } = await db
    .insertInto('staff_invitation')
    .values({
      token_hash: hashToken(token),
      email,
      shop_id: shopId,
      roles: [...roles],
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Uses an invitation up; undefined when it is unknown, used or over. */
export const takeInvitation = (db: Db, token: string, now: Date) =>
  db
    .updateTable('staff_invitation')
    .set({ accepted_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'shop_id as shopId', 'roles'])
    .executeTakeFirst();
