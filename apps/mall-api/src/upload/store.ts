import { sql } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Deps } from '../kernel/context';

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
  { db, now, policy }: Pick<Deps, 'db' | 'now' | 'policy'>,
  upload: NewUpload,
): Promise<boolean> {
  const { perAccount, perAccountBytes } = policy.upload;
  return inTransaction(db, async (trx) => {
    await trx
      .selectFrom('user_account')
      .select('id')
      .where('id', '=', upload.user_id)
      .forUpdate()
      .execute();
    const stored = await trx
      .selectFrom('upload')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        sql<number>`coalesce(sum(size), 0)`.as('bytes'),
      ])
      .where('user_id', '=', upload.user_id)
      .executeTakeFirstOrThrow();
    const size = upload.bytes.length;
    if (stored.count >= perAccount || stored.bytes + size > perAccountBytes) return false;
    await trx
      .insertInto('upload')
      .values({ ...upload, size, created_at: now() })
      .execute();
    return true;
  });
}

/** The bytes of a picture, which is public to anybody with its name. */
export async function readUpload(db: Deps['db'], name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('upload')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes;
}

/** Those of the given pictures that the person has uploaded. */
export async function namesOfOwn(
  db: Deps['db'],
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
