import type { GoodsFields } from '@vermilion/api-client/operator';
import { cleanText } from '../kernel/clean-text';
import { languages } from '../kernel/language';

type Translations = NonNullable<GoodsFields['translations']>;

interface Options {
  /** Many goods share such texts: an empty cell leaves their translation. */
  isShared?: boolean;
  /** Default: a line. */
  kind?: 'line' | 'lines' | 'html';
}

/** Translations after what the cells say about a field; a language without a cell stays as it is. */
export function translated(
  current: Translations | undefined,
  field: string,
  cellOf: (language: string) => string | undefined,
  { isShared = false, kind = 'line' }: Options = {},
): Translations {
  const all: Translations = { ...current };
  for (const language of languages) {
    const cell = cellOf(language);
    if (cell === undefined || (cell === '' && isShared)) continue;
    const { [field]: before = '', ...others } = all[language] ?? {};
    const text = cell === before || kind === 'html' ? cell : cleanText(cell, kind);
    const texts: Record<string, string> = text ? { ...others, [field]: text } : others;
    if (Object.keys(texts).length > 0) all[language] = texts;
    else delete all[language];
  }
  return all;
}
