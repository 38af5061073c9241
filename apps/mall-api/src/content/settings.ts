import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import { translationOf } from '../translation/in-language';

/**
 * The mall's own data: rows of the table `setting`, one per name, each value as JSON. Images are URLs such as
 * `/picture/….webp`; both agreements are HTML.
 */
export interface MallSettings {
  logo: string;
  /** the variant for dark backgrounds, if there is one */
  logoDark: string;
  loginPicture: string;
  recommendPicture: string;
  shopStreetPicture: string;
  agreement: string;
  settlementAgreement: string;
}

const defaults: MallSettings = {
  logo: '',
  logoDark: '',
  loginPicture: '',
  recommendPicture: '',
  shopStreetPicture: '',
  agreement: '',
  settlementAgreement: '',
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

/** An agreement in a language, as HTML; untranslated ones in the mall's own language. */
export async function readAgreement(
  db: Kysely<Database>,
  name: 'agreement' | 'settlementAgreement',
  language: Language,
): Promise<string> {
  const own = sql<string>`value #>> '{}'`;
  const row = await db
    .selectFrom('setting')
    .select(sql<string>`coalesce(${translationOf('agreement', own, language)}, ${own})`.as('html'))
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.html ?? defaults[name];
}
