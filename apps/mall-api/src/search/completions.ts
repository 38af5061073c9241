import type { Language } from '../kernel/language';
import { normalise } from './normalise';
import { typedWords } from './reading';
import { stemsOf } from './stems';

const MAX_COMPLETIONS = 4;
/** Longer words of scripts without spaces are phrases that a segmenter could not divide. */
const MAX_LENGTH = 30;

const segmenters = new Map<Language, Intl.Segmenter>();

/** The words of a name as they are written, in lower case, without French articles. */
function writtenWords(name: string, language: Language): string[] {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return [...segmenter.segment(name)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLocaleLowerCase(language).replace(/^(?:l|d|qu)['’]/u, ''));
}

const isSameWord = (a: string, b: string) =>
  stemsOf(normalise(a)).some((stem) => stemsOf(normalise(b)).includes(stem));

/**
 * Searches that complete what is typed: the words of these names that begin with its last word, after what was typed
 * before. The most frequent come first; of the forms of a word there is one.
 */
export function completionsOf(
  text: string,
  language: Language,
  names: readonly string[],
): string[] {
  const last = typedWords(text).at(-1);
  const written = text.trim().split(/\s+/);
  if (last === undefined || normalise(written.at(-1) ?? '') !== last) return [];
  const counts = new Map<string, number>();
  for (const word of names.flatMap((name) => [...new Set(writtenWords(name, language))])) {
    if (word.length > MAX_LENGTH || !normalise(word).startsWith(last)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  const distinct = words.filter(
    (word, index) => !words.slice(0, index).some((earlier) => isSameWord(earlier, word)),
  );
  const before = written.slice(0, -1).map((word) => word.toLocaleLowerCase(language));
  return distinct.slice(0, MAX_COMPLETIONS).map((word) => [...before, word].join(' '));
}
