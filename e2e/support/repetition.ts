/**
 * The end of the title of a test that runs in several languages, zones or widths: with the tag `@deep` all but `first`
 * run in `npm run test:deep` only.
 */
export const repeats = <Case>(one: Case, first: Case) => (one === first ? '' : ' @deep');
