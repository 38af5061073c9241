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

export function makeLexicon({ synonyms, stopWords }: WordLists): Lexicon {
  const found = new Map<string, { same: Map<string, Phrase>; also: Map<string, Phrase> }>();
  const stops = new Set(stopWords.map(normalise));
  const unsegmented = new Set<string>();
  const words = new Set<string>();
  for (const line of synonyms) {
    const [from = '', to] = line.split('>');
    const asked = phrasesOf(from, stops);
    const meant = phrasesOf(to ?? '', stops);
    for (const phrase of [...asked, ...meant]) {
      if (phrase.tokens.every(({ kind }) => isUnsegmented(kind))) {
        unsegmented.add(phrase.text);
      }
      for (const { kind, text } of phrase.tokens) if (kind === 'latin') words.add(text);
    }
    for (const phrase of asked) {
      for (const key of keysOf(phrase.tokens)) {
        const group = found.get(key) ?? { same: new Map(), also: new Map() };
        for (const other of asked)
          if (other.text !== phrase.text) group.same.set(other.text, other);
        for (const other of meant) group.also.set(other.text, other);
        found.set(key, group);
      }
    }
  }
  const longest = Math.max(1, ...[...unsegmented].map((word) => word.length));
  return {
    synonymsOf(tokens) {
      const groups = keysOf(tokens).flatMap((key) => found.get(key) ?? []);
      if (groups.length === 0) return undefined;
      const all = (which: 'same' | 'also') => [
        ...new Map(groups.flatMap((group) => [...group[which]])).values(),
      ];
      return { same: all('same'), also: all('also') };
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
