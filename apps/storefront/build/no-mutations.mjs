/** In the place of react-query's cache of mutations: the mall's calls that change something are its client's. */
export class MutationCache {
  getAll() {
    return [];
  }
  findAll() {
    return [];
  }
  clear() {}
  async resumePausedMutations() {}
  build() {
    throw new Error('The browser is built without mutations: see no-mutations in vite.config.ts.');
  }
}
