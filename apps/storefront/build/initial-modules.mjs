/**
 * What the home page loads at first: the modules of all chunks that the first script and the home
 * page need, by their ids. `chunks` is the output of a build that was not written.
 */
export function initialModules(chunks, roots) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(
    chunks.filter((chunk) => roots.includes(chunk.facadeModuleId)).map((chunk) => chunk.fileName),
  );
  // a Set grows while it is walked, so this follows every import
  for (const file of needed) byFile.get(file)?.imports.forEach((next) => needed.add(next));
  const files = [...needed].flatMap((file) => Object.keys(byFile.get(file)?.modules ?? {}));
  return new Set(files);
}

/** The ids of the messages that stand in the sources of these modules. */
export function messageIds(modules, readSource) {
  const ids = new Set();
  for (const module of modules) {
    if (module.includes('node_modules') || !/\.tsx?$/.test(module)) continue;
    for (const [, id] of readSource(module).matchAll(/\bid[:=]\s*['"]([\w-]+(?:\.[\w-]+)+)['"]/g))
      ids.add(id);
  }
  return ids;
}
