/**
 * The same question for the visitor alone, beside the answer that a page shows to everybody. Enable it for who is
 * signed in.
 */
export const ownQuery = <Query extends { queryKey: readonly unknown[] }>(query: Query): Query => ({
  ...query,
  // a longer key of the same call, whose type only names the call and its arguments
  queryKey: [...query.queryKey, 'own'] as unknown as Query['queryKey'],
});
