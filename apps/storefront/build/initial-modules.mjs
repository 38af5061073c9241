/** The chunks that these modules are the faces of, and all that they import; with `isOwn` what its chunks load later. */
function chunksOf(chunks, faces, isOwn = () => false) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(
    chunks.filter((chunk) => faces.includes(chunk.facadeModuleId)).map((chunk) => chunk.fileName),
  );
  // a Set grows while it is walked, so this follows every import
  for (const file of needed) {
    const chunk = byFile.get(file);
    chunk?.imports.forEach((next) => needed.add(next));
    if (chunk && isOwn(chunk)) chunk.dynamicImports.forEach((next) => needed.add(next));
  }
  return [...needed].flatMap((file) => byFile.get(file) ?? []);
}

/** The ids of the modules that load at first with these. `chunks` is the output of a build that was not written. */
export const initialModules = (chunks, faces) =>
  new Set(chunksOf(chunks, faces).flatMap((chunk) => Object.keys(chunk.modules)));

const without = (one, other) => new Set([...one].filter((each) => !other.has(each)));

/**
 * How the modules of the public pages are put together, since forty small files compress worse than a few: what
 * every page needs, what home shares with the others included; what several of the others share; and the rest of each.
 */
export function groupsOf(chunks, entry, pages) {
  const frame = initialModules(chunks, [entry]);
  const own = Object.entries(pages).map(([name, view]) => [
    name,
    without(initialModules(chunks, [view]), frame),
  ]);
  const others = own.filter(([name]) => name !== 'home').map(([, modules]) => modules);
  const uses = (id) => others.filter((modules) => modules.has(id)).length;
  const home = own.find(([name]) => name === 'home')[1];
  const main = new Set([...frame, ...[...home].filter((id) => uses(id) > 0)]);
  const shared = without(
    new Set(others.flatMap((one) => [...one]).filter((id) => uses(id) > 1)),
    main,
  );
  const alone = own.map(([name, one]) => [name, without(without(one, main), shared)]);
  return new Map([['main', main], ['shared', shared], ...alone]);
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

/**
 * The messages that come first, with the frame and the home page, and those that the other public pages need
 * beside them, with all that they load later.
 */
export function catalogueParts(chunks, entry, { home, ...others }, readSource) {
  const frame = new Set(chunksOf(chunks, [entry]));
  const later = chunksOf(chunks, Object.values(others), (chunk) => !frame.has(chunk));
  const first = messageIds(initialModules(chunks, [entry, home]), readSource);
  const modules = later.flatMap((chunk) => Object.keys(chunk.modules));
  return { first, shop: without(messageIds(modules, readSource), first) };
}
