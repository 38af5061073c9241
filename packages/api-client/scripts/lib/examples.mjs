import { BANNER } from './types.mjs';

const valueOf = ({ answer }) => answer.examples.success.value;
const entries = (operations, valueOfOne) =>
  operations.map((op) => `  ${op.operationId}: ${JSON.stringify(valueOfOne(op))},\n`).join('');

/** examples.gen.ts: what the mock answers. */
export const exampleData = (
  operations,
) => `${BANNER}import type { MallData } from './operations.gen';

/** The data of each call's example. */
export const exampleData: MallData = {
${entries(operations, (op) => valueOf(op).data)}};

/** Messages of successes that are for the shopper. */
export const exampleMessages: Readonly<Record<string, string>> = {
${entries(
  operations.filter((op) => op['x-message']),
  (op) => valueOf(op).message,
)}};
`;
