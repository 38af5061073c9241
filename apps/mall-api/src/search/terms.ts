import type { Language } from '../kernel/language';
import { pinyinOf } from './han';
import { stemsOf } from './stems';
import { charactersOf, type Token } from './tokens';

// The index contains words, and derived terms that a prefix keeps apart: ~ stems, . characters and bigrams,
// ^ pinyin, ' initials of pinyin, ! head nouns, + two words joined, @ the language of the name.

export const languageTerm = (language: Language) => `@${language}`;

export const stemTerms = (word: string) => stemsOf(word).map((stem) => `~${stem}`);

/** The bigrams of a word, or its only character: they match where segmenters disagree. */
export function pieceTerms(word: string): string[] {
  const characters = charactersOf(word);
  if (characters.length === 1) return [`.${word}`];
  return characters.slice(1).map((character, index) => `.${characters[index]}${character}`);
}

/** in characters */
const MAX_PINYIN_LENGTH = 6;

/** The pinyin of all parts of a Chinese run, in full and as initials. */
export function soundTerms(run: string): string[] {
  const sounds = pinyinOf(run);
  const terms = new Set<string>();
  sounds.forEach((_sound, start) => {
    for (let end = start + 1; end <= Math.min(sounds.length, start + MAX_PINYIN_LENGTH); end += 1) {
      const piece = sounds.slice(start, end);
      terms.add(`^${piece.join('')}`);
      if (piece.length > 1) terms.add(`'${piece.map((sound) => sound[0]).join('')}`);
    }
  });
  return [...terms];
}

/** The terms of a word, without pinyin. */
export function termsOf({ kind, text, parts = [] }: Token): string[] {
  switch (kind) {
    case 'latin':
      return [text, ...stemTerms(text), ...parts.flatMap((part) => [part, ...stemTerms(part)])];
    case 'han':
    case 'thai':
    case 'lao':
      return [text, ...charactersOf(text).map((character) => `.${character}`), ...pieceTerms(text)];
    default:
      return [text];
  }
}
