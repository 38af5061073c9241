import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { WithDb } from '../kernel/context';

interface NewUpload {
  name: string;
  user_id: number;
  bytes: Buffer;
}

/**
 * Stores a picture of a person. Returns false, and stores nothing, when that would exceed the person's quota;
 * the lock makes concurrent uploads of one person count each other.
 */
export async function saveUpload(
  { db, now, policy }: WithDb<'now' | 'policy'>,
  upload: NewUpload,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await trx
      .selectFrom('user_account')
      .select('id')
      .where('id', '=', upload.user_id)
      .forUpdate()
      .execute();
    const size = upload.bytes.length;
    if (!(await hasRoom({ db: trx, policy }, upload.user_id, size))) return false;
    await trx
      .insertInto('upload')
      .values({ ...upload, size, created_at: now() })
      .execute();
    return true;
  });
}

/** Whether an account may store another picture of this size, in bytes. */
export async function hasRoom(
  { db, policy }: WithDb<'policy'>,
  userId: number,
  size = 1,
): Promise<boolean> {
  const { perAccount, perAccountBytes } = policy.upload;
  const stored = await db
    .selectFrom('upload')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(size), 0)`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return stored.count < perAccount && stored.bytes + size <= perAccountBytes;
}

/** The bytes of a picture, which is public to anybody with its name. */
export async function readUpload(db: Kysely<Database>, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('upload')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes;
}

/** Those of the given pictures that the person has uploaded. */
export async function namesOfOwn(
  db: Kysely<Database>,
  userId: number,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('upload')
    .select('name')
    .where('user_id', '=', userId)
    .where('name', 'in', names)
    .execute();
  return new Set(rows.map(({ name }) => name));
}
