/**
 * Replaces react-query's MutationCache in the client for queries: only the methods that the client itself
 * calls. Writes use a separate client, see `use-action`.
 */
export class MutationCache {
  clear() {}
  async resumePausedMutations() {}
}
