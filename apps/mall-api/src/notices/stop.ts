import { timingSafeEqual } from 'node:crypto';
import type { Topic } from '@vermilion/mails';
import type { Deps, WithDb } from '../kernel/context';
import { keyedHash } from '../rate-limit/keyed-hash';

type Needs = WithDb<'settings'>;

/** Who gets mails: an address, an account, or a person who works for a shop or the mall. */
export type Reader = `${string}@${string}` | `user ${number}` | `staff ${number}`;

/** Mails of one topic to one reader. */
export interface Stop {
  reader: Reader;
  topic: Topic;
}

/** The stored form of a reader, which reveals it to nobody. */
const hashOf = (deps: Pick<Deps, 'settings'>, reader: Reader) =>
  keyedHash(deps, `mails to\n${reader.toLowerCase()}`);

const signatureOf = (deps: Pick<Deps, 'settings'>, hash: Buffer, topic: string) =>
  keyedHash(deps, `stop mails\n${hash.toString('hex')}\n${topic}`);

/** The page on which mails of a topic are stopped, without signing in. */
export function stopUrl(deps: Pick<Deps, 'settings'>, { reader, topic }: Stop): string {
  const hash = hashOf(deps, reader);
  const token = [hash, signatureOf(deps, hash, topic)].map((part) => part.toString('base64url'));
  return `${deps.settings.publicUrl}/mails/stop/${topic}/${token.join('.')}`;
}

/** The topics that somebody has stopped, under any of the names that they have. */
export async function stoppedTopics(
  deps: Needs,
  readers: readonly Reader[],
): Promise<ReadonlySet<string>> {
  const hashes = readers.map((reader) => hashOf(deps, reader));
  const rows = await deps.db
    .selectFrom('mail_stop')
    .select('topic')
    .where('recipient_hash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ topic }) => topic));
}

/** The reader of a signed token, hashed; undefined when it was not made here for this topic. */
export function readerOf(deps: Pick<Deps, 'settings'>, topic: string, token: string) {
  const [hash, signature] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!hash || !signature) return undefined;
  const expected = signatureOf(deps, hash, topic);
  const isOwn = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isOwn ? hash : undefined;
}

/** Stops mails of a topic; again without effect. */
export async function stop({ db, now }: WithDb<'now'>, hash: Buffer, topic: string) {
  await db
    .insertInto('mail_stop')
    .values({ recipient_hash: hash, topic, stopped_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes that back. */
export async function resume({ db }: WithDb, hashes: readonly Buffer[], topic: string) {
  await db
    .deleteFrom('mail_stop')
    .where('recipient_hash', 'in', [...hashes])
    .where('topic', '=', topic)
    .execute();
}

/** Sets whether somebody gets mails of a topic: stopped under the first of their names, resumed under all. */
export async function setTopic(
  deps: WithDb<'settings' | 'now'>,
  readers: readonly [Reader, ...Reader[]],
  { topic, isOn }: { topic: Topic; isOn: boolean },
): Promise<void> {
  const hashes = readers.map((reader) => hashOf(deps, reader));
  if (isOn) await resume(deps, hashes, topic);
  else await stop(deps, hashOf(deps, readers[0]), topic);
}
