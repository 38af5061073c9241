import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { StartupError } from '../config/startup-error';
import { CsvError } from '../csv/csv-error';
import type { CsvFormat } from '../csv/read';
import type { Database } from '../db/schema';
import { textKinds } from '../db/schema/translation';
import { type Language, languages } from '../kernel/language';
import { fromCsv, toCsv } from './csv';
import { changeTranslations, textsOf } from './store';

type Db = Kysely<Database>;
type Say = (text: string) => void;

const USAGE = `Write one of
  translations export <file.csv>   every translatable text in the database, with its translations
  translations import <file.csv>   applies the file; an empty cell deletes a translation. With
                                   --encoding gbk for files that are not UTF-8; commas,
                                   semicolons and tabs are told apart, --delimiter names others
  translations missing             number of missing translations by kind and language`;

/** The `translations` command. Throws a StartupError with a message when it fails. */
export async function translationsCommand(
  { db, own }: { db: Db; own: Language },
  args: readonly string[],
  say: Say,
): Promise<void> {
  const { action, file, more, format } = readArguments(args);
  if (more.length > 0) throw new StartupError(USAGE);
  if (action === 'missing' && file === undefined) return sayMissing(db, own, say);
  if (file === undefined) throw new StartupError(USAGE);
  if (action === 'export') {
    const texts = await allTexts(db);
    await writeFile(file, toCsv(texts), { flag: 'wx' }).catch(unusable(file));
    return say(`${texts.length} texts are in ${file}`);
  }
  if (action !== 'import') throw new StartupError(USAGE);
  const changes = await readChanges(file, format);
  await changeTranslations(db, changes);
  say(`${changes.length} translations are as ${file} says; shoppers see them within half a minute`);
}

const allTexts = async (db: Db) => {
  const texts = [];
  for (const kind of textKinds) texts.push(...(await textsOf(db, kind)));
  return texts;
};

async function sayMissing(db: Db, own: Language, say: Say): Promise<void> {
  for (const kind of textKinds) {
    const texts = await textsOf(db, kind);
    const lacking = languages.flatMap((language) => {
      const count = texts.filter(({ translations }) => !translations[language]).length;
      return language === own || count === 0 ? [] : [`${language} ${count}`];
    });
    if (lacking.length > 0) say(`${kind}: of ${texts.length} texts lack ${lacking.join(', ')}`);
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { delimiter: { type: 'string' }, encoding: { type: 'string' } },
    });
    const [action, file, ...more] = positionals;
    const isFormat = Object.keys(values).length > 0;
    if (isFormat && action !== 'import') throw new StartupError(USAGE);
    return { action, file, more, format: values };
  } catch {
    throw new StartupError(USAGE);
  }
}

async function readChanges(file: string, format: CsvFormat) {
  try {
    return await fromCsv(createReadStream(file), format);
  } catch (error) {
    if (error instanceof CsvError) throw new StartupError(error.message);
    return unusable(file)(error as Error);
  }
}

const unusable = (file: string) => (error: Error) => {
  throw new StartupError(`${file} cannot be used: ${error.message}`);
};
