import type { Language } from '../kernel/language';
import { pinyinOf } from './han';
import { stemsOf } from './stems';
import { charactersOf, type Token } from './tokens';

// Terms of an index are words as they are written. Those made of them have a sign in front, by which
// they never meet: ~ stems, . pieces of words, ^ pinyin, ' initials of pinyin, ! the word that says
// what a thing is, + two words written as one, @ the language of the name.

export const languageTerm = (language: Language) => `@${language}`;

export const stemTerms = (word: string) => stemsOf(word).map((stem) => `~${stem}`);

/** Pieces of two characters, and of one: what finds words where a segmenter errs. */
export function pieceTerms(word: string): string[] {
  const characters = charactersOf(word);
  if (characters.length === 1) return [`.${word}`];
  return characters.slice(1).map((character, index) => `.${characters[index]}${character}`);
}

const LONGEST_SOUND = 6;

/** Pinyin of all the pieces of a run of Chinese, whole and by initials. */
export function soundTerms(run: string): string[] {
  const sounds = pinyinOf(run);
  const terms = new Set<string>();
  sounds.forEach((_sound, start) => {
    for (let end = start + 1; end <= Math.min(sounds.length, start + LONGEST_SOUND); end += 1) {
      const piece = sounds.slice(start, end);
      terms.add(`^${piece.join('')}`);
      if (piece.length > 1) terms.add(`'${piece.map((sound) => sound[0]).join('')}`);
    }
  });
  return [...terms];
}

/** The terms of one word, without pinyin. */
export function termsOf({ kind, text, parts = [] }: Token): string[] {
  switch (kind) {
    case 'latin':
      return [text, ...stemTerms(text), ...parts.flatMap((part) => [part, ...stemTerms(part)])];
    case 'han':
    case 'thai':
    case 'lao':
      return [text, ...charactersOf(text).map((one) => `.${one}`), ...pieceTerms(text)];
    default:
      return [text];
  }
}
