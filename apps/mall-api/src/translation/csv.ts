import { CsvError } from '../csv/csv-error';
import { type CsvFormat, readCsv } from '../csv/read';
import { csvWriter } from '../csv/write';
import { type TextKind, textKinds } from '../db/schema/translation';
import { cleanText } from '../kernel/clean-text';
import { languages } from '../kernel/language';
import type { TranslatedText, TranslationChange } from './store';

const columns: readonly string[] = ['kind', 'text', ...languages];

/**
 * Translations as CSV, with a column for each language. The column of the mall's default language is for
 * texts that a shop wrote in another one.
 */
export function toCsv(texts: readonly TranslatedText[]) {
  const csv = csvWriter(columns);
  for (const { kind, text, translations } of texts) csv.write({ kind, text, ...translations });
  csv.end();
  return csv;
}

/**
 * The changes in a file: an empty cell deletes a translation, a missing column leaves it unchanged. Throws a
 * CsvError.
 */
export async function fromCsv(
  source: AsyncIterable<Uint8Array | string>,
  format: CsvFormat = {},
): Promise<TranslationChange[]> {
  let header: readonly string[] | undefined;
  // Of two rows for the same text the last one wins
  const changes = new Map<string, TranslationChange>();
  for await (const { cells, line } of readCsv(source, format)) {
    if (header) {
      for (const one of changesOf(header, cells, line)) {
        changes.set(`${one.kind} ${one.language} ${one.source}`, one);
      }
    } else header = checkedHeader(cells);
  }
  if (!header) throw new CsvError('The file is empty.');
  return [...changes.values()];
}

function checkedHeader(header: readonly string[]): readonly string[] {
  const unknown = header.find((name) => !columns.includes(name));
  if (unknown !== undefined) {
    throw new CsvError(`"${unknown}" is not a column. The columns are ${columns.join(', ')}.`);
  }
  const missing = columns.slice(0, 2).find((name) => !header.includes(name));
  if (missing !== undefined) throw new CsvError(`The column "${missing}" is missing.`);
  return header;
}

function changesOf(header: readonly string[], cells: readonly string[], line: number) {
  const cell = (name: string) => cells[header.indexOf(name)] ?? '';
  const [kind, source] = [cell('kind'), cell('text')];
  if (!isKind(kind)) {
    throw new CsvError(
      `Line ${line}: "${kind}" is not a kind. The kinds are ${textKinds.join(', ')}.`,
    );
  }
  const given = languages.filter((language) => header.includes(language));
  if (given.some((language) => cell(language).includes('\ufffd'))) {
    throw new CsvError(
      `Line ${line} contains U+FFFD, which an earlier program has put where it could not read a character.`,
    );
  }
  return given.map((language) => ({
    kind,
    source,
    language,
    text: cleanText(cell(language), 'lines'),
  }));
}

const isKind = (kind: string): kind is TextKind => (textKinds as readonly string[]).includes(kind);
