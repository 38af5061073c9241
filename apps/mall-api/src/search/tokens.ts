import { MEASURE, measure, numberOf } from './measures';
import { normalise } from './normalise';

/** How a piece of text is read. A measure is a number with its unit, a sign what stands for itself. */
export type TokenKind = 'latin' | 'han' | 'thai' | 'lao' | 'other' | 'number' | 'measure' | 'sign';

export interface Token {
  kind: TokenKind;
  text: string;
  /** Of a word with hyphens or of a model's number: what it is made of. */
  parts?: string[];
}

// A group for each of KINDS, in their order.
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

// What follows a letter and is no letter of its own: marks, and AM of Thai and Lao. A segmenter of
// graphemes says the same of these scripts, in thirty times the time.
const CHARACTER = /.[\p{M}\u0e33\u0eb3]*/gsu;

/** Characters as a reader sees them: a Thai letter with the signs above and below it is one. */
export const charactersOf = (text: string): string[] => text.match(CHARACTER) ?? [];

/** Words of a language that writes them without blanks. */
export function wordsOfRun(kind: UnsegmentedScript, run: string): string[] {
  const words: string[] = [];
  let loose = '';
  const flush = () => {
    if (loose) words.push(loose);
    loose = '';
  };
  for (const { segment } of segmenters[kind].segment(run)) {
    // Single characters side by side are a word that the dictionary does not have; 的 only joins words.
    if (kind === 'han' && segment !== '的' && [...segment].length === 1) loose += segment;
    else {
      flush();
      words.push(segment);
    }
  }
  flush();
  return words;
}

/** A run of text in one script; the runs of a text in their order. */
export interface Run {
  kind: UnsegmentedScript | 'latin' | 'other' | 'sign' | 'measure' | 'number';
  text: string;
}

/** The runs of a text that has been normalised. */
export function runsOf(normal: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  const plain = (text: string) => {
    for (const [found, ...groups] of text.matchAll(RUNS)) {
      const kind = KINDS[groups.findIndex((group) => group !== undefined)];
      if (kind) runs.push({ kind, text: found });
    }
  };
  for (const match of normal.matchAll(MEASURE)) {
    plain(normal.slice(end, match.index));
    const [all, number = '', unit = ''] = match;
    runs.push({ kind: 'measure', text: measure(number, unit) });
    runs.push({ kind: 'number', text: numberOf(number) });
    end = match.index + all.length;
  }
  plain(normal.slice(end));
  return runs;
}

// What stands before an apostrophe in French, and after one in English.
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

/** The words of a text, normalised, in their order. */
export const tokensOf = (text: string): Token[] => runsOf(normalise(text)).flatMap(tokensOfRun);
