/**
 * The rows of a table of tests that differ in currency or provider only: all of them, or every third in `npm test`
 * (TEST_DEPTH=usual), which leaves the others to `npm run test:deep`.
 */
export const casesForDepth = <Row>(rows: readonly Row[]): readonly Row[] =>
  process.env.TEST_DEPTH === 'usual' ? rows.filter((_, at) => at % 3 === 0) : rows;
