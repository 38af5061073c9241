import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/**
 * The mall's own data: rows of the table `setting`, one per name, each value as JSON. Images are URLs such as
 * `/picture/….webp`.
 */
export interface MallSettings {
  logo: string;
  /** the variant for dark backgrounds, if there is one */
  logoDark: string;
  loginPicture: string;
  recommendPicture: string;
  shopStreetPicture: string;
}

const defaults: MallSettings = {
  logo: '',
  logoDark: '',
  loginPicture: '',
  recommendPicture: '',
  shopStreetPicture: '',
};

/** All settings, with defaults for those that are not set. */
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
