/**
 * Stands in for react-query's cache of mutations in the client of the queries: only what that client calls
 * by itself. Writes go through a client of their own, see `use-action`.
 */
export class MutationCache {
  clear() {}
  async resumePausedMutations() {}
}
