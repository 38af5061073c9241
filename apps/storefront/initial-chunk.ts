/** The part of a bundler's module graph that is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Puts the first script and the home page, with all that they import statically, into one chunk:
 * forty small files compress worse than one. The other pages find most of theirs in it.
 */
export function initialChunk(roots: readonly string[]) {
  let initial: Set<string> | undefined;
  const collect = (graph: ModuleGraph) => {
    const found = new Set(roots);
    for (const id of found)
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    return found;
  };
  return (id: string, graph: ModuleGraph) => {
    initial ??= collect(graph);
    return initial.has(id) ? 'main' : null;
  };
}
