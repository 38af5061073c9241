import { LONGEST_PHRASE, type Lexicon, type Phrase } from './lexicon';
import { normalise } from './normalise';
import { pieceTerms, stemTerms } from './terms';
import { charactersOf, isUnsegmented, runsOf, tokensOfRun, type Run, type Token } from './tokens';

/** Terms that must all be there; of each, any one. */
export type Alternative = readonly (readonly string[])[];

/** How a word is found, the surest way first. */
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

/** One thing that is asked for, and every way to find it. */
export interface Concept {
  /** As it was typed, normalised. */
  text: string;
  kind: Token['kind'];
  ways: Partial<Record<MatchKind, Alternative[]>>;
  /** Terms of goods that are the thing and do not only have it. */
  nouns: Partial<Record<MatchKind, readonly string[]>>;
}

export interface Question {
  /** What was typed, normalised. */
  text: string;
  concepts: Concept[];
}

/** Nobody types more; who does, does not ask for goods. */
const MOST_WORDS = 12;
const SHORTEST_SOUND = 4;

const wordOf = ({ kind, text, parts }: Token): string[][] => {
  if (kind !== 'latin') return [[text]];
  if (!parts) return [[text, ...stemTerms(text)]];
  return parts.map((part) => [part, ...stemTerms(part)]);
};

/**
 * Ways to find a word of the lists: by its tokens, and in unsegmented text by its pieces. Pieces of Thai
 * and Lao are in very many words: what a segmenter takes for one word is looked up as one.
 */
function phraseAlternatives({ text, tokens }: Phrase): Alternative[] {
  const byTokens = tokens.flatMap(wordOf);
  if (!tokens.every(({ kind }) => isUnsegmented(kind))) return [byTokens];
  const [first, ...more] = tokens;
  if (more.length === 0 && first?.kind !== 'han') return [[[text]]];
  const pieces = charactersOf(text).length > 1 ? [pieceTerms(text).map((term) => [term])] : [];
  return [[[text]], ...pieces];
}

const nounOf = (token: Token): string[] =>
  token.kind === 'latin'
    ? [`!${token.text}`, ...stemTerms(token.text).map((stem) => `!${stem}`)]
    : [`!${token.text}`];

/** The word of a phrase that says what it is. */
function nounOfPhrase({ text, tokens }: Phrase): string[] {
  const [first, ...more] = tokens;
  if (!first) return [];
  if (more.length === 0) return nounOf(first);
  if (isUnsegmented(first.kind)) return [`!${text}`];
  return [];
}

function conceptOf(tokens: readonly Token[], lexicon: Lexicon): Concept {
  const synonyms = lexicon.synonymsOf(tokens) ?? { same: [], also: [] };
  const [first] = tokens as readonly [Token];
  const text = tokens.map((token) => token.text).join(isUnsegmented(first.kind) ? '' : ' ');
  const ways: Concept['ways'] = {};
  const add = (kind: MatchKind, ...found: Alternative[]) => {
    if (found.length) ways[kind] = [...(ways[kind] ?? []), ...found];
  };
  add('word', isUnsegmented(first.kind) ? [[text]] : tokens.map((token) => [token.text]));
  if (isUnsegmented(first.kind)) {
    add(
      'form',
      pieceTerms(text).map((term) => [term]),
    );
  } else if (first.kind === 'latin') {
    add('form', tokens.flatMap(wordOf), [[`+${tokens.map((token) => token.text).join('')}`]]);
    if (text.length >= SHORTEST_SOUND) add('sound', [[`^${text.replaceAll(' ', '')}`]]);
  }
  add('synonym', ...synonyms.same.flatMap(phraseAlternatives));
  add('related', ...synonyms.also.flatMap(phraseAlternatives));
  return {
    text,
    kind: first.kind,
    ways,
    nouns: {
      form: nounOfPhrase({ text, tokens }),
      synonym: [...new Set(synonyms.same.flatMap(nounOfPhrase))],
      related: [...new Set(synonyms.also.flatMap(nounOfPhrase))],
    },
  };
}

/** Runs with words of the lists cut out of text without blanks, which segmenters may not know. */
function tokensWith(lexicon: Lexicon, run: Run): Token[] {
  if (!isUnsegmented(run.kind)) return tokensOfRun(run);
  const { kind } = run;
  const characters = [...run.text];
  const tokens: Token[] = [];
  let loose = '';
  const flush = () => {
    if (loose) tokens.push(...tokensOfRun({ kind, text: loose }));
    loose = '';
  };
  for (let start = 0; start < characters.length;) {
    const end = lexicon.longestIn(characters, start);
    // A letter with a sign above it must not lose it; one character alone is no word of a longer one.
    const isWhole = end > start && !/^\p{M}/u.test(characters[end] ?? '');
    const isWord = isWhole && (end - start > 1 || characters.length === 1);
    if (isWord) {
      flush();
      tokens.push({ kind, text: characters.slice(start, end).join('') });
      start = end;
    } else {
      loose += characters[start];
      start += 1;
    }
  }
  flush();
  return tokens;
}

/** What is asked for by a text, in any of the mall's languages and in several at once. */
export function understand(text: string, lexicon: Lexicon): Question {
  const normal = normalise(text);
  const runs = runsOf(normal);
  // A number that follows its measure is said by the measure.
  const tokens = runs
    .filter(({ kind }, index) => kind !== 'number' || runs[index - 1]?.kind !== 'measure')
    .flatMap((run) => tokensWith(lexicon, run));
  const words = tokens.some(({ kind }) => kind !== 'sign')
    ? tokens.filter(({ kind }) => kind !== 'sign')
    : tokens;
  const wanted = words.filter((token) => !lexicon.isStopWord(token.text));
  const asked = (wanted.length ? wanted : words).slice(0, MOST_WORDS);
  const concepts: Concept[] = [];
  for (let start = 0; start < asked.length;) {
    const length = longestPhrase(asked, start, lexicon);
    concepts.push(conceptOf(asked.slice(start, start + length), lexicon));
    start += length;
  }
  return { text: normal, concepts: withJoined(concepts) };
}

function longestPhrase(tokens: readonly Token[], start: number, lexicon: Lexicon): number {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - start); length > 1; length -= 1) {
    if (lexicon.synonymsOf(tokens.slice(start, start + length))) return length;
  }
  return 1;
}

/** Two words may be one that was typed apart: "sauce pan", "cha hu". Each then finds it. */
function withJoined(concepts: readonly Concept[]): Concept[] {
  return concepts.map((concept, index) => {
    const joined = [concepts[index - 1], concepts[index + 1]].flatMap((other, side) => {
      if (other?.kind !== 'latin' || concept.kind !== 'latin') return [];
      const pair = side === 0 ? [other, concept] : [concept, other];
      return pair
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', '');
    });
    if (joined.length === 0) return concept;
    const form = [...(concept.ways.form ?? []), ...joined.map((one) => [[one, ...stemTerms(one)]])];
    const sound = [...(concept.ways.sound ?? []), ...joined.map((one) => [[`^${one}`]])];
    return { ...concept, ways: { ...concept.ways, form, sound } };
  });
}
