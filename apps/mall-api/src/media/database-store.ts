import type { MallDatabase } from '../db/mall-database';
import type { PictureStore } from '../kernel/picture-store';

/** Keeps pictures in the database, where a copy of it holds them too. */
export const createDatabaseStore = (db: MallDatabase): PictureStore => ({
  async put(key, bytes) {
    await db
      .insertInto('picture_file')
      .values({ key, bytes: Buffer.from(bytes) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  },

  async get(key) {
    const row = await db.reads
      .selectFrom('picture_file')
      .select('bytes')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.bytes;
  },

  async delete(keys) {
    if (keys.length > 0) await db.deleteFrom('picture_file').where('key', 'in', keys).execute();
  },

  async list(after, limit) {
    const rows = await db.reads
      .selectFrom('picture_file')
      .select('key')
      .$if(after !== undefined, (query) => query.where('key', '>', after ?? ''))
      .orderBy('key')
      .limit(limit)
      .execute();
    return rows.map(({ key }) => key);
  },

  close() {},
});
