import { withoutImplied } from './implied';
import type { Alternative, Concept, MatchKind } from './question';

/** A lexeme as PostgreSQL reads it in a tsvector or a tsquery, whatever signs it has. */
export const lexeme = (term: string) => `'${term.replace(/['\\]/g, (sign) => sign + sign)}'`;

// Positions have no meaning here, but must differ.
const POSITIONS: Record<string, string> = { A: '1A', B: '2B', C: '3C', D: '4D' };

/** Terms with their weights ("AC") as PostgreSQL reads them. */
export function toTsvector(terms: ReadonlyMap<string, string>): string {
  let text = '';
  for (const [term, weights] of terms) {
    const places = weights.length === 1 ? POSITIONS[weights] : positionsOf(weights);
    text += `${text ? ' ' : ''}${lexeme(term)}:${places}`;
  }
  return text;
}

const positionsOf = (weights: string) => [...weights].map((weight) => POSITIONS[weight]).join(',');

/** A place and all that are better. */
export const PLACES = ['A', 'AB', 'ABC'] as const;
export type Place = (typeof PLACES)[number] | 'ABCD' | 'C';

/** Terms that may be the beginnings of words end so. */
export const BEGINNING = '\u0000';

const termIn = (term: string, place: Place) => {
  const isBeginning = term.endsWith(BEGINNING);
  const own = isBeginning ? term.slice(0, -1) : term;
  const marks = `${isBeginning ? '*' : ''}${place === 'ABCD' ? '' : place}`;
  return marks ? `${lexeme(own)}:${marks}` : lexeme(own);
};

const alternative = (all: Alternative, place: Place) =>
  all.map((any) => `(${any.map((term) => termIn(term, place)).join('|')})`).join('&');

/** A query for any of the alternatives at a place. */
export const anyOf = (alternatives: readonly Alternative[], place: Place = 'ABCD') =>
  alternatives.map((one) => `(${alternative(one, place)})`).join('|');

/** A query for a thing in any way. */
export const conceptQuery = ({ ways }: Pick<Concept, 'ways'>, place: Place = 'ABCD') =>
  anyOf(withoutImplied(Object.values(ways).flat()), place);

/** A query for each thing that is asked for. */
export const queriesOf = (concepts: readonly Concept[]) => concepts.map((one) => conceptQuery(one));

/** A query for all things that are asked for. */
export const allOf = (concepts: readonly Concept[], place: Place = 'ABCD') =>
  concepts.map((concept) => `(${conceptQuery(concept, place)})`).join('&');

export interface Tier {
  alternatives: readonly Alternative[];
  place: Place;
  points: number;
}

/** Tests for a thing, the one that gives most points first. */
export function tiersOf({ ways, nouns }: Concept): Tier[] {
  const tiers: Tier[] = (Object.entries(ways) as [MatchKind, Alternative[]][]).flatMap(
    ([kind, alternatives]) =>
      PLACES.map((place) => ({
        alternatives,
        place,
        points: WEIGHT_OF_KIND[kind] * WORTH_OF_PLACE[place],
      })),
  );
  for (const [kind, terms] of Object.entries(nouns) as [MatchKind, string[]][]) {
    if (terms.length === 0) continue;
    const points = WEIGHT_OF_KIND[kind] * WORTH_OF_NOUN;
    tiers.push({ alternatives: [[terms]], place: 'A', points });
  }
  return tiers.sort((one, other) => other.points - one.points);
}

const WEIGHT_OF_KIND: Record<MatchKind, number> = {
  word: 1,
  form: 0.95,
  synonym: 0.85,
  related: 0.7,
  sound: 0.7,
  guess: 0.65,
  beginning: 0.5,
};

const WORTH_OF_NOUN = 1.35;
const WORTH_OF_PLACE: Record<(typeof PLACES)[number], number> = {
  A: 1,
  AB: 0.6,
  ABC: 0.35,
};
