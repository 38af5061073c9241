import { nameLanguage } from './name-language';
import { normalise } from './normalise';
import { languageTerm, pieceTerms, soundTerms, stemTerms, termsOf } from './terms';
import { isUnsegmented, type Run, runsOf, type Token, tokensOfRun } from './tokens';
import { accentedWords } from './typed-accents';
import { DEFAULT_LISTS } from './words/defaults';

/** The field of a term as a weight of PostgreSQL: head of the name, rest of it, classification, description. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** The text of goods, of a shop or of a category. */
export interface SearchText {
  name: string;
  /** the name in other languages */
  translatedNames?: readonly string[];
  /** the maker or shop; the name may begin with it */
  brand?: string;
  /** categories, keywords and options */
  classification: string;
  /** shop, introduction and description; may be HTML */
  description: string;
}

export interface SearchDocument {
  /** normalised */
  name: string;
  /** Each term with its weights, concatenated. */
  terms: Map<string, string>;
  /** Candidates for corrections: words without digits. */
  vocabulary: string[];
}

const functionWords = new Set(DEFAULT_LISTS.stopWords.map(normalise));

/** Characters of a description that are indexed. */
const MAX_DESCRIPTION_LENGTH = 4000;

// What follows is a qualifier: what the goods contain, fit or come with.
const QUALIFIER =
  /[,(（,、:;|]| (?:in|with|for|of|from|by|who|that|to|de|del|para|con|sin|du|des|aux?|à|a|en|pour|avec|sur) | (?:l|d)'|สำหรับ|พร้อม|จาก|ສຳລັບ|ພ້ອມ/;

/** Words of Spanish and French, in which the noun precedes its modifiers. */
const NOUN_FIRST =
  /(?:^| )(?:de|del|la|el|los|las|para|con|sin|le|les|du|des|au|aux|pour|avec|sur|et|y)(?: |$)|(?:^| )(?:l|d)'/;

const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, ' ').replace(/&\w+;/g, ' ');

export function makeDocument({
  name,
  translatedNames = [],
  brand = '',
  classification,
  description,
}: SearchText): SearchDocument {
  const terms = new Map<string, string>();
  const add = (added: readonly string[], weight: Weight) => {
    for (const term of added) {
      const weights = terms.get(term) ?? '';
      if (!weights.includes(weight)) terms.set(term, weights + weight);
    }
  };
  const plainDescription = withoutTags(description).slice(0, MAX_DESCRIPTION_LENGTH);
  const language = nameLanguage(name, plainDescription);
  const nameRuns = [
    ...addName(add, { name, brand, isFrench: language === 'fr' }),
    ...translatedNames.flatMap((text) => addName(add, { name: text, brand })),
  ];
  const classificationRuns = runsWithoutArticle(normalise(classification), classification);
  add(runTerms(classificationRuns, false), 'C');
  const descriptionRuns = runsOf(normalise(plainDescription)).filter(
    ({ text }) => !functionWords.has(text),
  );
  add(runTerms(descriptionRuns, false), 'D');
  add([languageTerm(language)], 'C');
  return {
    name: normalise(name),
    terms,
    vocabulary: vocabularyOf([...nameRuns, ...classificationRuns]),
  };
}

type Add = (terms: readonly string[], weight: Weight) => void;

/**
 * The runs of a text without the English article, which is also French "thé" (tea) without its accent, as French
 * names in capital letters have it.
 */
function runsWithoutArticle(normal: string, written: string, isFrench = false): Run[] {
  const runs = runsOf(normal);
  if (isFrench || accentedWords(written).some((word) => normalise(word) === 'the')) return runs;
  return runs.filter(({ text }) => text !== 'the');
}

/** Adds the terms of a name and returns its runs. */
function addName(add: Add, written: { name: string; brand: string; isFrench?: boolean }): Run[] {
  const { name, brand, isFrench } = written;
  const normal = normalise(name);
  const [head, rest] = headAndRest(normal, normalise(brand));
  const runsIn = (part: string) => runsWithoutArticle(part, name, isFrench);
  const [headRuns, restRuns] = [runsIn(head), runsIn(rest)];
  const nameRuns = [...headRuns, ...restRuns];
  add(nounTerms(head, headRuns, NOUN_FIRST.test(normal)), 'A');
  add(runTerms(headRuns, true), 'A');
  add(runTerms(restRuns, true), 'B');
  add(joinedTerms(nameRuns.flatMap(tokensOfRun)), 'B');
  return nameRuns;
}

/**
 * The head of a name and its qualifiers. After a brand there is often only a model before the first qualifier, so the
 * head then includes the next part.
 */
function headAndRest(name: string, brand: string): [string, string] {
  const end = qualifierIn(name, 1);
  if (end < 0) return [name, ''];
  const [first = ''] = name.split(' ');
  if (!brand.split(' ').includes(first)) return [name.slice(0, end), name.slice(end)];
  const next = qualifierIn(name, end + 1);
  return next < 0 ? [name, ''] : [name.slice(0, next), name.slice(next)];
}

function qualifierIn(name: string, from: number): number {
  const at = name.slice(from).search(QUALIFIER);
  return at < 0 ? at : at + from;
}

function runTerms(runs: readonly Run[], withPinyin: boolean): string[] {
  return runs.flatMap((run) => {
    const words = tokensOfRun(run).flatMap(termsOf);
    if (run.kind !== 'han' && run.kind !== 'thai' && run.kind !== 'lao') return words;
    // bigrams across words too, since segmenters disagree
    const bigrams = pieceTerms(run.text);
    return [
      ...words,
      ...bigrams,
      ...(withPinyin && run.kind === 'han' ? soundTerms(run.text) : []),
    ];
  });
}

/** The longest head noun, in words for Thai and Lao, in characters for Chinese. */
const MAX_NOUN_WORDS = 3;
const MAX_NOUN_CHARACTERS = 4;

/** The head noun: a "tea towel" is a towel. */
function nounTerms(head: string, runs: readonly Run[], isNounFirst: boolean): string[] {
  const han = runs.filter(({ kind }) => kind === 'han');
  // Chinese titles are phrases separated by spaces, and each may end with the noun
  if (han.length) return han.flatMap(({ text }) => endingsOf(text)).map((noun) => `!${noun}`);
  const words = runs
    .flatMap(tokensOfRun)
    .filter(({ kind }) => kind !== 'number' && kind !== 'sign');
  const [first] = words;
  if (!first) return [];
  if (isUnsegmented(first.kind)) {
    return words.slice(0, MAX_NOUN_WORDS).map(
      (_word, index) =>
        `!${words
          .slice(0, index + 1)
          .map(({ text }) => text)
          .join('')}`,
    );
  }
  // The head of a name with a brand may have several parts
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
  return Array.from({ length: Math.min(MAX_NOUN_CHARACTERS, characters.length) }, (_, index) =>
    characters.slice(-index - 1).join(''),
  );
};

/** Adjacent Latin words as one: "tea pot" is found by "teapot". */
const joinedTerms = (words: readonly Token[]) =>
  words.slice(1).flatMap(({ kind, text }, index) => {
    const previous = words[index];
    return kind === 'latin' && previous?.kind === 'latin' ? [`+${previous.text}${text}`] : [];
  });

const vocabularyOf = (runs: readonly Run[]) => [
  ...new Set(
    runs
      .flatMap(tokensOfRun)
      .filter(({ kind, text }) => kind !== 'sign' && text.length > 2 && !/\d/.test(text))
      .map(({ text }) => text),
  ),
];
