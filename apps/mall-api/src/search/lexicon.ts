import { normalise } from './normalise';
import { stemsOf } from './stems';
import { isUnsegmented, type Token, tokensOf } from './tokens';
import { accentedWords } from './typed-accents';

/** Lists of words that the operator can change. */
export interface WordLists {
  /** Comma-separated synonyms, one group a line; with `a > b, c` a search for a also finds b and c. */
  synonyms: readonly string[];
  /** Words that are ignored if the query has others. */
  stopWords: readonly string[];
}

/** A word or phrase of the lists. */
export interface Phrase {
  text: string;
  tokens: readonly Token[];
}

export interface Synonyms {
  same: readonly Phrase[];
  /** found too, but not the other way round: boots for "shoe" */
  related: readonly Phrase[];
}

export interface Lexicon {
  /** The synonyms of the tokens as one phrase; undefined when it is not in the lists. */
  synonymsOf(tokens: readonly Token[]): Synonyms | undefined;
  /** The end of the longest listed word that starts at `start`; `start` when there is none. */
  longestIn(characters: readonly string[], start: number): number;
  isStopWord(text: string): boolean;
  /** Latin words of the lists: candidates for corrections. */
  words: readonly string[];
}

/** The most tokens that are looked up as one phrase. */
export const MAX_PHRASE_TOKENS = 4;

/** The lookup keys of a phrase: its text, and its stems in each language. */
function keysOf(tokens: readonly Token[]): string[] {
  const stems = tokens.map(({ kind, text }) => (kind === 'latin' ? stemsOf(text) : [text]));
  const count = Math.max(...stems.map((list) => list.length));
  const byStems = Array.from({ length: count }, (_, index) =>
    stems.map((list) => `~${list[Math.min(index, list.length - 1)]}`).join(' '),
  );
  // Segmenters may split a Chinese, Thai or Lao word differently in a sentence, so the key ignores word breaks
  const isUnsegmentedText = tokens.every(({ kind }) => isUnsegmented(kind));
  return [tokens.map(({ text }) => text).join(isUnsegmentedText ? '' : ' '), ...byStems];
}

/** The phrases of a line, without stop words, as in queries. */
const phrasesOf = (text: string, stops: ReadonlySet<string>): Phrase[] =>
  text
    .split(/[,、\uff0c]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => {
      const tokens = tokensOf(phrase);
      const accented = new Set(accentedWords(phrase).map(normalise));
      const kept = tokens.filter(({ text }) => accented.has(text) || !stops.has(text));
      return { text: normalise(phrase), tokens: kept.length ? kept : tokens };
    })
    .filter(({ tokens }) => tokens.length > 0);

/** A phrase with the other phrases of its line. */
interface Entry {
  phrase: Phrase;
  same: readonly Phrase[];
  related: readonly Phrase[];
}

const byText = (phrases: readonly Phrase[]) => [
  ...new Map(phrases.map((phrase) => [phrase.text, phrase])).values(),
];

export function makeLexicon({ synonyms, stopWords }: WordLists): Lexicon {
  const entriesByKey = new Map<string, Entry[]>();
  const stops = new Set(stopWords.map(normalise));
  const unsegmented = new Set<string>();
  const words = new Set<string>();
  for (const line of synonyms) {
    const [from = '', to] = line.split('>');
    const same = phrasesOf(from, stops);
    const related = phrasesOf(to ?? '', stops);
    for (const phrase of [...same, ...related]) {
      if (phrase.tokens.every(({ kind }) => isUnsegmented(kind))) {
        unsegmented.add(phrase.text);
      }
      for (const { kind, text } of phrase.tokens) if (kind === 'latin') words.add(text);
    }
    for (const phrase of same) {
      // A text without spaces is looked up whole, with its stop words
      for (const key of new Set([...keysOf(phrase.tokens), phrase.text])) {
        const entries = entriesByKey.get(key);
        if (entries) entries.push({ phrase, same, related });
        else entriesByKey.set(key, [{ phrase, same, related }]);
      }
    }
  }
  const longest = Math.max(1, ...[...unsegmented].map((word) => word.length));
  return {
    synonymsOf(tokens) {
      const entries = keysOf(tokens).flatMap((key) => entriesByKey.get(key) ?? []);
      if (entries.length === 0) return undefined;
      return {
        same: byText(
          entries.flatMap(({ phrase, same }) => same.filter(({ text }) => text !== phrase.text)),
        ),
        related: byText(entries.flatMap(({ related }) => related)),
      };
    },
    longestIn(characters, start) {
      for (let end = Math.min(characters.length, start + longest); end > start; end -= 1) {
        if (unsegmented.has(characters.slice(start, end).join(''))) return end;
      }
      return start;
    },
    isStopWord: (text) => stops.has(text),
    words: [...words],
  };
}
