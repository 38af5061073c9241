/**
 * In the place of react-query's cache of mutations, as much as its client calls by itself: the mall's calls
 * that change something are its own client's. Whoever uses a mutation finds that there is no `build`.
 */
export class MutationCache {
  clear() {}
  async resumePausedMutations() {}
}
