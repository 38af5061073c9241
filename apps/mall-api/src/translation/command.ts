import { readFile, writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { StartupError } from '../config/startup-error';
import type { Database } from '../db/schema';
import { textKinds } from '../db/schema/translation';
import { languages, type Language } from '../kernel/language';
import { fromCsv, toCsv, TranslationsError } from './csv';
import { changeTranslations, textsOf } from './store';

type Db = Kysely<Database>;
type Say = (text: string) => void;

const USAGE = `Write one of
  translations export <file.csv>   every translatable text in the database, with its translations
  translations import <file.csv>   applies the file; an empty cell deletes a translation
  translations missing             number of missing translations by kind and language`;

/** The `translations` command. Throws a StartupError with a message when it fails. */
export async function translationsCommand(
  { db, own }: { db: Db; own: Language },
  [action, file, ...more]: readonly string[],
  say: Say,
): Promise<void> {
  if (more.length > 0) throw new StartupError(USAGE);
  if (action === 'missing' && file === undefined) return sayMissing(db, own, say);
  if (file === undefined) throw new StartupError(USAGE);
  if (action === 'export') {
    const texts = await allTexts(db);
    await writeFile(file, toCsv(texts), { flag: 'wx' }).catch(unusable(file));
    return say(`${texts.length} texts are in ${file}`);
  }
  if (action !== 'import') throw new StartupError(USAGE);
  const changes = readChanges(await readFile(file, 'utf8').catch(unusable(file)));
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

function readChanges(content: string) {
  try {
    return fromCsv(content);
  } catch (error) {
    if (error instanceof TranslationsError) throw new StartupError(error.message);
    throw error;
  }
}

const unusable = (file: string) => (error: Error) => {
  throw new StartupError(`${file} cannot be used: ${error.message}`);
};
