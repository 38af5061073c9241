import { type RawBuilder, sql } from 'kysely';

/** A session, and the time at which it is to be open. */
export interface SessionAt {
  tokenHash: Buffer;
  now: Date;
}

/** SQL condition: a session is open. */
export const isSessionOpen = ({ tokenHash, now }: SessionAt): RawBuilder<boolean> => sql<boolean>`
  exists (select from session join user_account on user_account.id = session.user_id
    where session.token_hash = ${tokenHash} and session.expires_at > ${now}
      and user_account.is_enabled)`;
