import type { Alternative, Concept, MatchKind } from './parsed-query';
import { withoutRedundant } from './redundant-terms';

/** A quoted lexeme for a tsvector or a tsquery. */
export const lexeme = (term: string) =>
  `'${term.replace(/['\\]/g, (character) => character + character)}'`;

// Weights need positions, which are not used but must differ.
const POSITIONS: Record<string, string> = { A: '1A', B: '2B', C: '3C', D: '4D' };

/** A tsvector of terms with their weights, such as "AC". */
export function toTsvector(terms: ReadonlyMap<string, string>): string {
  let text = '';
  for (const [term, weights] of terms) {
    const positions = weights.length === 1 ? POSITIONS[weights] : positionsOf(weights);
    text += `${text ? ' ' : ''}${lexeme(term)}:${positions}`;
  }
  return text;
}

const positionsOf = (weights: string) => [...weights].map((weight) => POSITIONS[weight]).join(',');

/** Sets of weights: each field with the more important ones. */
export const WEIGHT_SETS = ['A', 'AB', 'ABC'] as const;
export type WeightSet = (typeof WEIGHT_SETS)[number] | 'ABCD' | 'C';

/** The last character of terms that match as prefixes. */
export const BEGINNING = '\u0000';

const termIn = (term: string, weights: WeightSet) => {
  const isPrefix = term.endsWith(BEGINNING);
  const text = isPrefix ? term.slice(0, -1) : term;
  const modifiers = `${isPrefix ? '*' : ''}${weights === 'ABCD' ? '' : weights}`;
  return modifiers ? `${lexeme(text)}:${modifiers}` : lexeme(text);
};

const conjunction = (all: Alternative, weights: WeightSet) =>
  all.map((any) => `(${any.map((term) => termIn(term, weights)).join('|')})`).join('&');

/** A tsquery for any of the alternatives. */
export const anyOf = (alternatives: readonly Alternative[], weights: WeightSet = 'ABCD') =>
  alternatives.map((all) => `(${conjunction(all, weights)})`).join('|');

/** A tsquery for a concept. */
export const conceptQuery = ({ matches }: Pick<Concept, 'matches'>, weights: WeightSet = 'ABCD') =>
  anyOf(withoutRedundant(Object.values(matches).flat()), weights);

/** One tsquery for each concept. */
export const queriesOf = (concepts: readonly Concept[]) =>
  concepts.map((concept) => conceptQuery(concept));

/** A tsquery for all concepts. */
export const allOf = (concepts: readonly Concept[], weights: WeightSet = 'ABCD') =>
  concepts.map((concept) => `(${conceptQuery(concept, weights)})`).join('&');

export interface Tier {
  alternatives: readonly Alternative[];
  weights: WeightSet;
  points: number;
}

/** The scored matches of a concept, highest first. */
export function tiersOf({ matches, nouns }: Concept): Tier[] {
  const tiers: Tier[] = (Object.entries(matches) as [MatchKind, Alternative[]][]).flatMap(
    ([kind, alternatives]) =>
      WEIGHT_SETS.map((weights) => ({
        alternatives,
        weights,
        points: FACTOR_OF_KIND[kind] * POINTS_OF_WEIGHTS[weights],
      })),
  );
  for (const [kind, terms] of Object.entries(nouns) as [MatchKind, string[]][]) {
    if (terms.length === 0) continue;
    const points = FACTOR_OF_KIND[kind] * HEAD_NOUN_POINTS;
    tiers.push({ alternatives: [[terms]], weights: 'A', points });
  }
  return tiers.sort((a, b) => b.points - a.points);
}

const FACTOR_OF_KIND: Record<MatchKind, number> = {
  word: 1,
  form: 0.95,
  synonym: 0.85,
  related: 0.7,
  sound: 0.7,
  guess: 0.65,
  beginning: 0.5,
};

const HEAD_NOUN_POINTS = 1.35;
const POINTS_OF_WEIGHTS: Record<(typeof WEIGHT_SETS)[number], number> = {
  A: 1,
  AB: 0.6,
  ABC: 0.35,
};
