import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/**
 * What the mall says of itself: rows of the table `setting`, one for each name, each value as JSON.
 * Pictures are addresses such as `/picture/….webp`; `agreement` is HTML.
 */
export interface MallSettings {
  logo: string;
  loginPicture: string;
  recommendPicture: string;
  shopStreetPicture: string;
  agreement: string;
}

const defaults: MallSettings = {
  logo: '',
  loginPicture: '',
  recommendPicture: '',
  shopStreetPicture: '',
  agreement: '',
};

/** All settings, with defaults for those that nobody has set. */
export async function readMallSettings(db: Kysely<Database>): Promise<MallSettings> {
  const rows = await db.selectFrom('setting').select(['name', 'value']).execute();
  return { ...defaults, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}

/** One setting. */
export async function readMallSetting<Name extends keyof MallSettings>(
  db: Kysely<Database>,
  name: Name,
): Promise<MallSettings[Name]> {
  return (await readMallSettings(db))[name];
}
