import { timingSafeEqual } from 'node:crypto';
import type { Deps, WithDb } from '../kernel/context';
import { keyedHash } from '../rate-limit/keyed-hash';

type Needs = WithDb<'settings'>;

/** Mails of one topic to one address. */
export interface Stop {
  to: string;
  topic: string;
}

/** The stored form of an address, which reveals it to nobody. */
const hashOf = (deps: Pick<Deps, 'settings'>, to: string) =>
  keyedHash(deps, `mails to\n${to.toLowerCase()}`);

const signatureOf = (deps: Pick<Deps, 'settings'>, hash: Buffer, topic: string) =>
  keyedHash(deps, `stop mails\n${hash.toString('hex')}\n${topic}`);

/** The page on which mails of a topic are stopped, without signing in. */
export function stopUrl(deps: Pick<Deps, 'settings'>, { to, topic }: Stop): string {
  const hash = hashOf(deps, to);
  const token = [hash, signatureOf(deps, hash, topic)].map((part) => part.toString('base64url'));
  return `${deps.settings.publicUrl}/mails/stop/${topic}/${token.join('.')}`;
}

export const isStopped = async (deps: Needs, { to, topic }: Stop): Promise<boolean> =>
  Boolean(
    await deps.db
      .selectFrom('mail_stop')
      .select('topic')
      .where('recipient_hash', '=', hashOf(deps, to))
      .where('topic', '=', topic)
      .executeTakeFirst(),
  );

/** The recipient of a signed token; undefined when it was not made here for this topic. */
export function recipientOf(deps: Pick<Deps, 'settings'>, topic: string, token: string) {
  const [hash, signature] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!hash || !signature) return undefined;
  const expected = signatureOf(deps, hash, topic);
  const isOwn = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isOwn ? hash : undefined;
}

/** Stops mails of a topic; again without effect. */
export async function stop({ db, now }: WithDb<'now'>, recipient: Buffer, topic: string) {
  await db
    .insertInto('mail_stop')
    .values({ recipient_hash: recipient, topic, stopped_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
