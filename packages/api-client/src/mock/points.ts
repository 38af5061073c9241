import { exampleData } from '../generated/examples.gen';
import { sumOf } from './money';
import type { Resolvers } from './resolvers';
import type { MockState } from './state';

/** Points that orders have used; cancelled ones give them back. */
const usedPoints = ({ orders }: MockState): number =>
  sumOf(orders, ({ parts }) =>
    sumOf(parts, (part) => (part.isCancelled ? 0 : sumOf(part.lines, ({ points }) => points))),
  );

/** Points that the shopper can spend. */
export const pointsBalance = (state: MockState): number =>
  exampleData.pointsSummary.integral - usedPoints(state);

export const pointsResolvers: Resolvers = {
  pointsSummary: (state) => ({
    ...exampleData.pointsSummary,
    integral: pointsBalance(state),
    deductionIntegral: usedPoints(state),
  }),
};
