import type { Alternative, Concept } from '../parsed-query';
import { POINTS } from '../points';
import { withoutRedundant } from '../redundant-terms';
import { BEGINNING, tiersOf, type WeightSet } from '../tsquery';

/** A clause of OpenSearch's query language. */
export type Clause = Record<string, unknown>;

const fieldsOf = (weights: WeightSet) => [...weights.toLowerCase()];

/** A clause for any of the terms. */
function anyTerm(terms: readonly string[], weights: WeightSet): Clause {
  const exact = terms.filter((term) => !term.endsWith(BEGINNING));
  const prefixes = terms.filter((term) => term.endsWith(BEGINNING));
  const clauses = fieldsOf(weights).flatMap((field) => [
    ...(exact.length ? [{ terms: { [field]: exact } }] : []),
    ...prefixes.map((term) => ({ prefix: { [field]: { value: term.slice(0, -1) } } })),
  ]);
  return clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { should: clauses } };
}

const anyOf = (clauses: Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { should: clauses } };

/** A clause for any of the alternatives. */
export const matching = (
  alternatives: readonly Alternative[],
  weights: WeightSet = 'ABCD',
): Clause =>
  anyOf(
    withoutRedundant(alternatives).map((all) => {
      const clauses = all.map((any) => anyTerm(any, weights));
      return clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { filter: clauses } };
    }),
  );

export const matchingConcept = (
  { matches }: Pick<Concept, 'matches'>,
  weights: WeightSet = 'ABCD',
) => matching(Object.values(matches).flat(), weights);

export const constant = (filter: Clause, boost: number): Clause => ({
  constant_score: { filter, boost },
});

/** Clauses that score a concept: the points of its best match, and those for the classification. */
export function scored(concept: Concept, share: number): Clause[] {
  const tiers = tiersOf(concept).map(({ alternatives, weights, points }) =>
    constant(matching(alternatives, weights), points / share),
  );
  const inDescription = constant(matchingConcept(concept), POINTS.description / share);
  return [
    { dis_max: { queries: [...tiers, inDescription] } },
    constant(matchingConcept(concept, 'C'), POINTS.classification / share),
  ];
}
