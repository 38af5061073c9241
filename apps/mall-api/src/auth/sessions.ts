import { prepared } from '../db/prepared';
import type { Deps, SessionUser, WithDb } from '../kernel/context';
import { hashToken, newToken } from './token';

export { hashToken };

const DAY = 86_400_000;
const MINUTE = 60_000;

type SessionDeps = Pick<Deps, 'db' | 'now' | 'policy'>;

/** Opens a session and returns its token, which is not stored. */
export async function openSession(deps: SessionDeps, userId: number): Promise<string> {
  const token = newToken();
  const expiresAt = expiryFrom(deps);
  await deps.db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: deps.now(),
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

const sessionOf = prepared((db, { hash, now }: { hash: Buffer; now: Date }) =>
  db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.kind', 's.created_at', 's.expires_at'])
    .where('s.token_hash', '=', hash)
    .where('s.expires_at', '>', now)
    .where('u.is_enabled', '=', true),
);

/**
 * The person of a valid token, by its hash. A session in use is extended, at most once an hour, so that reads do not
 * become writes, and never beyond the time after which everybody signs in again.
 */
export async function findSession(
  deps: SessionDeps,
  hash: Buffer,
): Promise<SessionUser | undefined> {
  const [row] = await sessionOf(deps.db.reads, { hash, now: deps.now() });
  if (!row) return undefined;
  const expiresAt = expiryFrom(deps, row.created_at);
  const age = expiresAt.getTime() - row.expires_at.getTime();
  if (age > deps.policy.session.renewAfterMinutes * MINUTE) {
    await deps.db
      .updateTable('session')
      .set({ expires_at: expiresAt })
      .where('token_hash', '=', hash)
      .execute();
  }
  return { id: row.id, kind: row.kind };
}

/** As `findSession`, but with a short-lived cache. */
export const findCachedSession = (deps: Deps, hash: Buffer): Promise<SessionUser | undefined> =>
  deps.sessions.find(hash.toString('base64'), () => findSession(deps, hash));

export async function closeSession(
  { db, sessions }: Pick<Deps, 'db' | 'sessions'>,
  token: string,
): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
  sessions.clear();
}

/** Ends every session of a person, after a password change. Call `sessions.clear` once this is committed. */
export async function closeAllSessions({ db }: WithDb, userId: number): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}

function expiryFrom({ now, policy }: SessionDeps, openedAt = now()): Date {
  const { days, maxDays } = policy.session;
  return new Date(Math.min(now().getTime() + days * DAY, openedAt.getTime() + maxDays * DAY));
}
