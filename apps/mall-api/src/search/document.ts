import { nameLanguage } from './name-language';
import { normalise } from './normalise';
import { languageTerm, soundTerms, pieceTerms, stemTerms, termsOf } from './terms';
import { DEFAULT_LISTS } from './words/defaults';
import { isUnsegmented, runsOf, tokensOfRun, type Run, type Token } from './tokens';

/** Where a term stands, as PostgreSQL's weights: the thing itself, the rest of its name, what it is filed under, what is said of it. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** The text of goods, of a shop or of a category. */
export interface SearchText {
  name: string;
  /** what it is called in other languages */
  alsoNamed?: readonly string[];
  /** the maker or shop, with which a name may begin */
  brand?: string;
  /** categories, keywords and options */
  filedUnder: string;
  /** shop, introduction and description; may be HTML */
  saidOfIt: string;
}

export interface SearchDocument {
  /** The name, normalised. */
  name: string;
  /** Each term with the weights of the places where it stands, as one word. */
  terms: Map<string, string>;
  /** Words as a shopper may have meant them: no numbers, no pieces. */
  vocabulary: string[];
}

const functionWords = new Set(DEFAULT_LISTS.stopWords.map(normalise));

/** Of a long description the beginning says what the goods are. */
const LONGEST = 4000;

// What follows says what is in or with the thing, not what it is.
const ASIDE =
  /[,(（,、:;|]| (?:in|with|for|of|from|by|who|that|to|de|del|para|con|sin|du|des|aux?|à|a|en|pour|avec|sur) | (?:l|d)'|สำหรับ|พร้อม|จาก|ສຳລັບ|ພ້ອມ/;

/** Languages in which the noun comes before what describes it. */
const NOUN_FIRST =
  /(?:^| )(?:de|del|la|el|los|las|para|con|sin|le|les|du|des|au|aux|pour|avec|sur|et|y)(?: |$)|(?:^| )(?:l|d)'/;

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');

export function makeDocument({
  name,
  alsoNamed = [],
  brand = '',
  filedUnder,
  saidOfIt,
}: SearchText): SearchDocument {
  const terms = new Map<string, string>();
  const add = (found: readonly string[], weight: Weight) => {
    for (const term of found) {
      const weights = terms.get(term) ?? '';
      if (!weights.includes(weight)) terms.set(term, weights + weight);
    }
  };
  const inNames = [name, ...alsoNamed].flatMap((one) => addName(add, one, brand));
  const filed = runsOf(normalise(filedUnder));
  add(runTerms(filed, false), 'C');
  const said = withoutTags(saidOfIt).slice(0, LONGEST);
  // Without accents the French "thé" is what English descriptions are full of
  const telling = runsOf(normalise(said)).filter(({ text }) => !functionWords.has(text));
  add(runTerms(telling, false), 'D');
  add([languageTerm(nameLanguage(name, said))], 'C');
  return { name: normalise(name), terms, vocabulary: vocabularyOf([...inNames, ...filed]) };
}

type Add = (found: readonly string[], weight: Weight) => void;

/** Adds the terms of a name; gives its runs. */
function addName(add: Add, name: string, brand: string): Run[] {
  const normal = normalise(name);
  const [head, rest] = headAndRest(normal, normalise(brand));
  const [headRuns, restRuns] = [runsOf(head), runsOf(rest)];
  const inName = [...headRuns, ...restRuns];
  add(nounTerms(head, headRuns, NOUN_FIRST.test(normal)), 'A');
  add(runTerms(headRuns, true), 'A');
  add(runTerms(restRuns, true), 'B');
  add(joinedTerms(inName.flatMap(tokensOfRun)), 'B');
  return inName;
}

/** What the thing is, and the rest of its name. A brand with its model says little: what it is follows. */
function headAndRest(name: string, brand: string): [string, string] {
  const end = asideIn(name, 1);
  if (end < 0) return [name, ''];
  const [first = ''] = name.split(' ');
  if (!brand.split(' ').includes(first)) return [name.slice(0, end), name.slice(end)];
  const next = asideIn(name, end + 1);
  return next < 0 ? [name, ''] : [name.slice(0, next), name.slice(next)];
}

function asideIn(name: string, from: number): number {
  const at = name.slice(from).search(ASIDE);
  return at < 0 ? at : at + from;
}

function runTerms(runs: readonly Run[], withSound: boolean): string[] {
  return runs.flatMap((run) => {
    const words = tokensOfRun(run).flatMap(termsOf);
    if (run.kind !== 'han' && run.kind !== 'thai' && run.kind !== 'lao') return words;
    // across words too, for other segmenters part them elsewhere
    const pieces = pieceTerms(run.text);
    return [...words, ...pieces, ...(withSound && run.kind === 'han' ? soundTerms(run.text) : [])];
  });
}

/** Words that a noun of a language without blanks is made of, at most. */
const PARTS_OF_NOUN = 3;
const CHARACTERS_OF_NOUN = 4;

/** The word that says what a thing is: a "tea towel" is a towel. */
function nounTerms(head: string, runs: readonly Run[], isNounFirst: boolean): string[] {
  const han = runs.filter(({ kind }) => kind === 'han');
  // Blanks part the titles of Chinese, and any part may say it.
  if (han.length) return han.flatMap(({ text }) => endingsOf(text)).map((noun) => `!${noun}`);
  const words = runs
    .flatMap(tokensOfRun)
    .filter(({ kind }) => kind !== 'number' && kind !== 'sign');
  const [first] = words;
  if (!first) return [];
  if (isUnsegmented(first.kind)) {
    return words.slice(0, PARTS_OF_NOUN).map(
      (_word, index) =>
        `!${words
          .slice(0, index + 1)
          .map(({ text }) => text)
          .join('')}`,
    );
  }
  // Of several parts with commas in a name of a brand, each may say it.
  const lasts = head.split(',').flatMap((part) => latinWordsOf(part).at(-1) ?? []);
  const nouns = isNounFirst ? [first] : lasts;
  return nouns.flatMap(({ text }) => [`!${text}`, ...stemTerms(text).map((stem) => `!${stem}`)]);
}

const latinWordsOf = (part: string) =>
  runsOf(part)
    .flatMap(tokensOfRun)
    .filter(({ kind }) => kind === 'latin' || kind === 'other');

const endingsOf = (run: string): string[] => {
  const characters = [...run];
  return Array.from({ length: Math.min(CHARACTERS_OF_NOUN, characters.length) }, (_, index) =>
    characters.slice(-index - 1).join(''),
  );
};

/** Two Latin words side by side, written as one: a "tea pot" is a teapot. */
const joinedTerms = (words: readonly Token[]) =>
  words.slice(1).flatMap(({ kind, text }, index) => {
    const before = words[index];
    return kind === 'latin' && before?.kind === 'latin' ? [`+${before.text}${text}`] : [];
  });

const vocabularyOf = (runs: readonly Run[]) => [
  ...new Set(
    runs
      .flatMap(tokensOfRun)
      .filter(({ kind, text }) => kind !== 'sign' && text.length > 2 && !/\d/.test(text))
      .map(({ text }) => text),
  ),
];
