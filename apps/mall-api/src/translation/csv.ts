import { parse, CsvError } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { textKinds, type TextKind } from '../db/schema/translation';
import { languages } from '../kernel/language';
import type { TranslatedText, TranslationChange } from './store';

/** An invalid file of translations. */
export class TranslationsError extends Error {}

/**
 * Translations as CSV, with a column for each language. The column of the mall's default language is for
 * texts that a shop wrote in another one.
 */
export const toCsv = (texts: readonly TranslatedText[]): string =>
  stringify(
    texts.map(({ kind, text, translations }) => ({ kind, text, ...translations })),
    { header: true, columns: ['kind', 'text', ...languages], bom: true },
  );

/** The changes in a file: an empty cell deletes a translation, a missing column leaves it unchanged. */
export function fromCsv(content: string): TranslationChange[] {
  const [header = [], ...lines] = readCells(content);
  const columns: readonly string[] = ['kind', 'text', ...languages];
  const unknown = header.find((name) => !columns.includes(name));
  if (unknown !== undefined) {
    throw new TranslationsError(
      `"${unknown}" is not a column. The columns are ${columns.join(', ')}.`,
    );
  }
  const missing = columns.slice(0, 2).find((name) => !header.includes(name));
  if (missing !== undefined) throw new TranslationsError(`The column "${missing}" is missing.`);
  const changes = lines.flatMap((cells, index) => {
    const cell = (name: string) => cells[header.indexOf(name)] ?? '';
    const [kind, source] = [cell('kind'), cell('text')];
    if (!isKind(kind)) {
      throw new TranslationsError(
        `Row ${index + 2}: "${kind}" is not a kind. The kinds are ${textKinds.join(', ')}.`,
      );
    }
    return languages
      .filter((language) => header.includes(language))
      .map((language) => ({ kind, source, language, text: cell(language).trim() }));
  });
  // Of two rows for the same text the last one wins.
  return [
    ...new Map(changes.map((one) => [`${one.kind} ${one.language} ${one.source}`, one])).values(),
  ];
}

const isKind = (kind: string): kind is TextKind => (textKinds as readonly string[]).includes(kind);

function readCells(content: string): string[][] {
  try {
    return parse(content, { bom: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw new TranslationsError(error.message);
    throw error;
  }
}
