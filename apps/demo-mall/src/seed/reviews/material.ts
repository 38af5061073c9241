import { LANGUAGES, type Row } from '../translations/languages';
import { rows } from '../translations/rows';
import { withNoBreakSpaces } from '../translations/spacing';

/** Praise, a wish, a fault that one can live with, a defect. */
export const MOODS = { '+': 'praise', '~': 'wish', '-': 'fault', '!': 'defect' } as const;
export type Mood = (typeof MOODS)[keyof typeof MOODS];

/** What a reviewer may say, in every language. */
export interface Sentence {
  /** the kind of goods, or the part of common sentences */
  of: string;
  mood: Mood;
  texts: Row;
}

/**
 * Parses sentences: a line `# name` for each kind of goods, and a line per sentence: the sign of its mood, and a text
 * per language.
 */
export function material(text: string): Record<string, Sentence[]> {
  const kinds: Record<string, Sentence[]> = {};
  let of = '';
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) of = line.slice(2);
    else (kinds[of] ??= []).push(sentence(of, line));
  }
  return kinds;
}

function sentence(of: string, line: string): Sentence {
  const mood = MOODS[line[0] as keyof typeof MOODS];
  const [texts = LANGUAGES] = rows(line.slice(2));
  return { of, mood, texts: texts.map(withNoBreakSpaces) };
}
