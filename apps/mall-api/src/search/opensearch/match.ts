import { withoutImplied } from '../implied';
import type { Alternative, Concept } from '../question';
import { BEGINNING, tiersOf, type Place } from '../tsquery';
import { WORTH } from '../worth';

/** A clause of OpenSearch's query language. */
export type Clause = Record<string, unknown>;

const fieldsOf = (place: Place) => [...place.toLowerCase()];

/** Goods that have any of some terms at a place. */
function anyTerm(terms: readonly string[], place: Place): Clause {
  const whole = terms.filter((term) => !term.endsWith(BEGINNING));
  const beginnings = terms.filter((term) => term.endsWith(BEGINNING));
  const clauses = fieldsOf(place).flatMap((field) => [
    ...(whole.length ? [{ terms: { [field]: whole } }] : []),
    ...beginnings.map((term) => ({ prefix: { [field]: { value: term.slice(0, -1) } } })),
  ]);
  return clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { should: clauses } };
}

const anyOf = (clauses: Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { should: clauses } };

/** Goods that fit any of the alternatives at a place. */
export const matching = (alternatives: readonly Alternative[], place: Place = 'ABCD'): Clause =>
  anyOf(
    withoutImplied(alternatives).map((all) => {
      const clauses = all.map((any) => anyTerm(any, place));
      return clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { filter: clauses } };
    }),
  );

export const matchingConcept = ({ ways }: Pick<Concept, 'ways'>, place: Place = 'ABCD') =>
  matching(Object.values(ways).flat(), place);

const points = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });

/** The points of one thing that is asked for: the best of the ways in which goods have it. */
export function scored(concept: Concept, share: number): Clause[] {
  const tiers = tiersOf(concept).map(({ alternatives, place, points: worth }) =>
    points(matching(alternatives, place), worth / share),
  );
  const said = points(matchingConcept(concept), WORTH.said / share);
  return [
    { dis_max: { queries: [...tiers, said] } },
    points(matchingConcept(concept, 'C'), WORTH.filed / share),
  ];
}
