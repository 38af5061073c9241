import { type Lexicon, MAX_PHRASE_TOKENS, type Phrase } from './lexicon';
import { normalise } from './normalise';
import { pieceTerms, stemTerms } from './terms';
import { charactersOf, isUnsegmented, type Run, runsOf, type Token, tokensOfRun } from './tokens';
import { accentedWords } from './typed-accents';

/** A conjunction of disjunctions: at least one term of each list must match. */
export type Alternative = readonly (readonly string[])[];

/** How a word can match, most reliable first. */
export const MATCH_KINDS = [
  'word',
  'form',
  'synonym',
  'related',
  'sound',
  'guess',
  'beginning',
] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** A word or phrase of a query, with everything that matches it. */
export interface Concept {
  /** normalised */
  text: string;
  kind: Token['kind'];
  matches: Partial<Record<MatchKind, Alternative[]>>;
  /** Terms of goods whose head noun it is: `tea` is not the head noun of `tea towel`. */
  nouns: Partial<Record<MatchKind, readonly string[]>>;
}

export interface ParsedQuery {
  /** normalised */
  text: string;
  concepts: Concept[];
}

const MAX_WORDS = 12;
const MIN_PINYIN_LENGTH = 4;

const wordOf = ({ kind, text, parts }: Token): string[][] => {
  if (kind !== 'latin') return [[text]];
  if (!parts) return [[text, ...stemTerms(text)]];
  return parts.map((part) => [part, ...stemTerms(part)]);
};

/** Segmenters find Thai and Lao words as short as this inside loanwords: Lao "tea" in "satin". */
const SHORT_WORD = 2;

/**
 * The alternatives for a word of the lists: its tokens, and in unsegmented text its bigrams. A single Thai or Lao
 * word is only looked up whole, since its bigrams are in very many words, and a short one only as a head noun.
 */
function phraseAlternatives({ text, tokens }: Phrase): Alternative[] {
  const byTokens = tokens.flatMap(wordOf);
  if (!tokens.every(({ kind }) => isUnsegmented(kind))) return [byTokens];
  const [first, ...others] = tokens;
  if (others.length === 0 && first?.kind !== 'han')
    return [[[charactersOf(text).length > SHORT_WORD ? text : `!${text}`]]];
  const bigrams = charactersOf(text).length > 1 ? [pieceTerms(text).map((term) => [term])] : [];
  return [[[text]], ...bigrams];
}

const nounOf = (token: Token): string[] =>
  token.kind === 'latin'
    ? [`!${token.text}`, ...stemTerms(token.text).map((stem) => `!${stem}`)]
    : [`!${token.text}`];

/** The terms for a phrase as a head noun. */
function nounOfPhrase({ text, tokens }: Phrase): string[] {
  const [first, ...others] = tokens;
  if (!first) return [];
  if (others.length === 0) return nounOf(first);
  if (isUnsegmented(first.kind)) return [`!${text}`];
  return [];
}

function conceptOf(tokens: readonly Token[], lexicon: Lexicon): Concept {
  const synonyms = lexicon.synonymsOf(tokens) ?? { same: [], related: [] };
  const [first] = tokens as readonly [Token];
  const text = tokens.map((token) => token.text).join(isUnsegmented(first.kind) ? '' : ' ');
  const matches: Concept['matches'] = {};
  const add = (kind: MatchKind, ...alternatives: Alternative[]) => {
    if (alternatives.length) matches[kind] = [...(matches[kind] ?? []), ...alternatives];
  };
  add('word', isUnsegmented(first.kind) ? [[text]] : tokens.map((token) => [token.text]));
  if (isUnsegmented(first.kind)) {
    add(
      'form',
      pieceTerms(text).map((term) => [term]),
    );
  } else if (first.kind === 'latin') {
    add('form', tokens.flatMap(wordOf), [[`+${tokens.map((token) => token.text).join('')}`]]);
    if (text.length >= MIN_PINYIN_LENGTH) add('sound', [[`^${text.replaceAll(' ', '')}`]]);
  }
  add('synonym', ...synonyms.same.flatMap(phraseAlternatives));
  add('related', ...synonyms.related.flatMap(phraseAlternatives));
  return {
    text,
    kind: first.kind,
    matches,
    nouns: {
      form: nounOfPhrase({ text, tokens }),
      synonym: [...new Set(synonyms.same.flatMap(nounOfPhrase))],
      related: [...new Set(synonyms.related.flatMap(nounOfPhrase))],
    },
  };
}

/** The tokens of a run. Words of the lists come first, since segmenters may not know them. */
function tokensWith(lexicon: Lexicon, run: Run): Token[] {
  if (!isUnsegmented(run.kind)) return tokensOfRun(run);
  const { kind } = run;
  const characters = [...run.text];
  const tokens: Token[] = [];
  let pending = '';
  const flush = () => {
    if (pending) tokens.push(...tokensOfRun({ kind, text: pending }));
    pending = '';
  };
  for (let start = 0; start < characters.length;) {
    const end = lexicon.longestIn(characters, start);
    // A word must not end between a letter and its mark, or be a single character of a longer text
    const isWhole = end > start && !/^\p{M}/u.test(characters[end] ?? '');
    const isWord = isWhole && (end - start > 1 || characters.length === 1);
    if (isWord) {
      flush();
      tokens.push({ kind, text: characters.slice(start, end).join('') });
      start = end;
    } else {
      pending += characters[start];
      start += 1;
    }
  }
  flush();
  return tokens;
}

/** Parses the text of a search in any of the mall's languages, also mixed. */
export function parseQuery(text: string, lexicon: Lexicon): ParsedQuery {
  const normal = normalise(text);
  const runs = runsOf(normal);
  // `runsOf` adds the number of a measure, which the measure already includes
  const tokens = runs
    .filter(({ kind }, index) => kind !== 'number' || runs[index - 1]?.kind !== 'measure')
    .flatMap((run) => tokensWith(lexicon, run));
  const words = tokens.some(({ kind }) => kind !== 'sign')
    ? tokens.filter(({ kind }) => kind !== 'sign')
    : tokens;
  // "thé" is not "the"
  const accented = new Set(accentedWords(text).map(normalise));
  const contentWords = words.filter(
    (token) => accented.has(token.text) || !lexicon.isStopWord(token.text),
  );
  const searched = (contentWords.length ? contentWords : words).slice(0, MAX_WORDS);
  const concepts: Concept[] = [];
  for (let start = 0; start < searched.length;) {
    const length = longestPhrase(searched, start, lexicon);
    concepts.push(conceptOf(searched.slice(start, start + length), lexicon));
    start += length;
  }
  return { text: normal, concepts: withJoined(concepts) };
}

function longestPhrase(tokens: readonly Token[], start: number, lexicon: Lexicon): number {
  for (let length = Math.min(MAX_PHRASE_TOKENS, tokens.length - start); length > 1; length -= 1) {
    if (lexicon.synonymsOf(tokens.slice(start, start + length))) return length;
  }
  return 1;
}

/** Adjacent words may be one word: "sauce pan", pinyin "cha hu". Both concepts then match it. */
function withJoined(concepts: readonly Concept[]): Concept[] {
  return concepts.map((concept, index) => {
    const joined = [concepts[index - 1], concepts[index + 1]].flatMap((neighbour, side) => {
      if (neighbour?.kind !== 'latin' || concept.kind !== 'latin') return [];
      const pair = side === 0 ? [neighbour, concept] : [concept, neighbour];
      return pair
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', '');
    });
    if (joined.length === 0) return concept;
    const form = [
      ...(concept.matches.form ?? []),
      ...joined.map((word) => [[word, ...stemTerms(word)]]),
    ];
    const sound = [...(concept.matches.sound ?? []), ...joined.map((word) => [[`^${word}`]])];
    return { ...concept, matches: { ...concept.matches, form, sound } };
  });
}
