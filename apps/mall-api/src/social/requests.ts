import { createHash, randomBytes } from 'node:crypto';
import type { Provider } from '../db/schema';
import type { Deps } from '../kernel/context';
import { signInFailed } from './provider-request';

type RequestDeps = Pick<Deps, 'db' | 'now' | 'policy'>;

interface PendingRequest {
  provider: Provider;
  /** What the provider returns: Twitter's token, or the state. */
  token: string;
  /** The secret that stays on this server. */
  secret: string;
}

export const randomHex = (): string => randomBytes(16).toString('hex');
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Stores a sign-in that is in progress at its provider. Returns a handle for the browser, which is required
 * to finish the sign-in, so nobody is signed in by a link that somebody else started.
 */
export async function beginRequest(
  { db, now, policy }: RequestDeps,
  { provider, token, secret }: PendingRequest,
): Promise<string> {
  const handle = randomHex();
  const expiresAt = new Date(now().getTime() + policy.code.minutes * 60_000);
  await db
    .insertInto('oauth_request')
    .values({
      provider,
      secret,
      token_hash: hash(token),
      handle_hash: hash(handle),
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return handle;
}

/**
 * Finishes it, once. Rejects one that has expired, was finished before, or was started by another browser.
 */
export async function endRequest(
  { db, now }: RequestDeps,
  { token, handle }: { token: string; handle: string },
): Promise<{ provider: Provider; secret: string }> {
  const row = await db
    .deleteFrom('oauth_request')
    .where('token_hash', '=', hash(token))
    .where('handle_hash', '=', hash(handle))
    .where('expires_at', '>', now())
    .returning(['provider', 'secret'])
    .executeTakeFirst();
  if (!row) throw signInFailed();
  return row;
}
