import { MEASURE, measure, numberOf } from './measures';
import { normalise } from './normalise';

/** A measure is a number with its unit; a sign is a symbol, such as `%`. */
export type TokenKind = 'latin' | 'han' | 'thai' | 'lao' | 'other' | 'number' | 'measure' | 'sign';

export interface Token {
  kind: TokenKind;
  text: string;
  /** The parts of a hyphenated word or a model number. */
  parts?: string[];
}

// One group for each of KINDS, in the same order.
const RUNS =
  /(\p{Script=Han}+)|([\u0e01-\u0e3a\u0e40-\u0e4e]+)|([\u0e81-\u0eb9\u0ebb-\u0ecd\u0edc-\u0edf]+)|([\p{Script=Latin}\p{N}]+(?:[-'.+/][\p{Script=Latin}\p{N}]+)*)|([\p{L}\p{M}]+)|([\p{S}%_&#@*])/gu;

const KINDS = ['han', 'thai', 'lao', 'latin', 'other', 'sign'] as const;

const LANGUAGES = { han: 'zh', thai: 'th', lao: 'lo' } as const;
export type UnsegmentedScript = keyof typeof LANGUAGES;

export const isUnsegmented = (kind: string): kind is UnsegmentedScript => kind in LANGUAGES;

const segmenters = Object.fromEntries(
  Object.entries(LANGUAGES).map(([kind, language]) => [
    kind,
    new Intl.Segmenter(language, { granularity: 'word' }),
  ]),
) as Record<UnsegmentedScript, Intl.Segmenter>;

// A letter with its marks, including the Thai and Lao vowel AM. For these scripts a grapheme segmenter gives the
// same result, thirty times slower.
const CHARACTER = /.[\p{M}\u0e33\u0eb3]*/gsu;

/** User-perceived characters: a Thai letter with its marks is one. */
export const charactersOf = (text: string): string[] => text.match(CHARACTER) ?? [];

/** Words of a text in a script without spaces. */
export function wordsOfRun(kind: UnsegmentedScript, run: string): string[] {
  const words: string[] = [];
  let pending = '';
  const flush = () => {
    if (pending) words.push(pending);
    pending = '';
  };
  for (const { segment } of segmenters[kind].segment(run)) {
    // Adjacent single characters are a word that is not in the dictionary; 的 is a particle
    if (kind === 'han' && segment !== '的' && [...segment].length === 1) pending += segment;
    else {
      flush();
      words.push(segment);
    }
  }
  flush();
  return words;
}

/** A part of a text in a single script. */
export interface Run {
  kind: UnsegmentedScript | 'latin' | 'other' | 'sign' | 'measure' | 'number';
  text: string;
}

/** The runs of a normalised text, in order. */
export function runsOf(normal: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  const addRuns = (text: string) => {
    for (const [found, ...groups] of text.matchAll(RUNS)) {
      const kind = KINDS[groups.findIndex((group) => group !== undefined)];
      if (kind) runs.push({ kind, text: found });
    }
  };
  for (const match of normal.matchAll(MEASURE)) {
    addRuns(normal.slice(end, match.index));
    const [all, number = '', unit = ''] = match;
    runs.push({ kind: 'measure', text: measure(number, unit) });
    runs.push({ kind: 'number', text: numberOf(number) });
    end = match.index + all.length;
  }
  addRuns(normal.slice(end));
  return runs;
}

// French elisions before an apostrophe, and the English possessive after one.
const ELISION = /^(?:l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu)'/;
const POSSESSIVE = /'s?$/;

function latinToken(run: string): Token {
  const word = run.replace(ELISION, '').replace(POSSESSIVE, '');
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return { kind: 'number', text: numberOf(word) };
  const pieces = word.split(/[-'.+/]/).filter(Boolean);
  const text = pieces.join('');
  const parts = pieces.flatMap((piece) => piece.match(/\d+|\D+/g) ?? []);
  return parts.length > 1 ? { kind: 'latin', text, parts } : { kind: 'latin', text };
}

export const tokensOfRun = ({ kind, text }: Run): Token[] => {
  if (kind === 'latin') return [latinToken(text)];
  if (kind === 'han' || kind === 'thai' || kind === 'lao') {
    return wordsOfRun(kind, text).map((word) => ({ kind, text: word }));
  }
  return [{ kind, text }];
};

/** The normalised words of a text, in order. */
export const tokensOf = (text: string): Token[] => runsOf(normalise(text)).flatMap(tokensOfRun);
