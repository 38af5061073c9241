import { normalise } from './normalise';
import { stemsOf } from './stems';
import { isUnsegmented, tokensOf, type Token } from './tokens';

/** Lists of words that a mall's owner may change. */
export interface WordLists {
  /** Lines of words that mean the same, parted by commas; `a > b, c`: who asks for a also finds b and c. */
  synonyms: readonly string[];
  /** Words that are not asked for when there are others. */
  stopWords: readonly string[];
}

/** One way to write a word: its text and its tokens. */
export interface Phrase {
  text: string;
  tokens: readonly Token[];
}

export interface Synonyms {
  same: readonly Phrase[];
  /** what is meant too, though it is not the same: a shoe may be a boot */
  also: readonly Phrase[];
}

export interface Lexicon {
  /** What the tokens together also mean; undefined when they are no word of the lists. */
  synonymsOf(tokens: readonly Token[]): Synonyms | undefined;
  /** The longest word of the lists at the beginning of a run of characters. */
  longestIn(characters: readonly string[], start: number): number;
  isStopWord(text: string): boolean;
  /** Latin words of the lists, for corrections. */
  words: readonly string[];
}

/** Tokens that a word of the lists may have. */
export const LONGEST_PHRASE = 4;

/** Keys of a phrase: as it is written, and by the stems of each language. */
function keysOf(tokens: readonly Token[]): string[] {
  const stems = tokens.map(({ kind, text }) => (kind === 'latin' ? stemsOf(text) : [text]));
  const most = Math.max(...stems.map((list) => list.length));
  const byStems = Array.from({ length: most }, (_, index) =>
    stems.map((list) => `~${list[Math.min(index, list.length - 1)]}`).join(' '),
  );
  // Segmenters part a word of Chinese, Thai or Lao one way alone and another way among others.
  const isOneRun = tokens.every(({ kind }) => isUnsegmented(kind));
  return [tokens.map(({ text }) => text).join(isOneRun ? '' : ' '), ...byStems];
}

/** The words of a line; stop words are left out of them as they are of questions. */
const phrasesOf = (text: string, stops: ReadonlySet<string>): Phrase[] =>
  text
    .split(/[,、\uff0c]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const tokens = tokensOf(one);
      const kept = tokens.filter((token) => !stops.has(token.text));
      return { text: normalise(one), tokens: kept.length ? kept : tokens };
    })
    .filter(({ tokens }) => tokens.length > 0);

/** A word of a line, with the words beside it. */
interface Place {
  phrase: Phrase;
  same: readonly Phrase[];
  also: readonly Phrase[];
}

const byText = (phrases: readonly Phrase[]) => [
  ...new Map(phrases.map((phrase) => [phrase.text, phrase])).values(),
];

export function makeLexicon({ synonyms, stopWords }: WordLists): Lexicon {
  const found = new Map<string, Place[]>();
  const stops = new Set(stopWords.map(normalise));
  const unsegmented = new Set<string>();
  const words = new Set<string>();
  for (const line of synonyms) {
    const [from = '', to] = line.split('>');
    const same = phrasesOf(from, stops);
    const also = phrasesOf(to ?? '', stops);
    for (const phrase of [...same, ...also]) {
      if (phrase.tokens.every(({ kind }) => isUnsegmented(kind))) {
        unsegmented.add(phrase.text);
      }
      for (const { kind, text } of phrase.tokens) if (kind === 'latin') words.add(text);
    }
    for (const phrase of same) {
      for (const key of new Set(keysOf(phrase.tokens))) {
        const places = found.get(key);
        if (places) places.push({ phrase, same, also });
        else found.set(key, [{ phrase, same, also }]);
      }
    }
  }
  const longest = Math.max(1, ...[...unsegmented].map((word) => word.length));
  return {
    synonymsOf(tokens) {
      const places = keysOf(tokens).flatMap((key) => found.get(key) ?? []);
      if (places.length === 0) return undefined;
      return {
        same: byText(
          places.flatMap(({ phrase, same }) => same.filter(({ text }) => text !== phrase.text)),
        ),
        also: byText(places.flatMap(({ also }) => also)),
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
