import { basename } from 'node:path';
import { isIsland } from './is-island.mjs';

/**
 * The chunks with these facade modules and all their static imports; dynamic imports too where `follows`
 * allows them.
 */
function chunksOf(chunks, faces, follows = () => false) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(
    chunks.filter((chunk) => faces.includes(chunk.facadeModuleId)).map((chunk) => chunk.fileName),
  );
  // A Set is iterated while it grows, so this visits every transitive import
  for (const file of needed) {
    const chunk = byFile.get(file);
    chunk?.imports.forEach((next) => needed.add(next));
    for (const next of chunk?.dynamicImports ?? [])
      if (follows(chunk, byFile.get(next))) needed.add(next);
  }
  return [...needed].flatMap((file) => byFile.get(file) ?? []);
}

/**
 * The ids of the modules in the initial load of these facades. `chunks` is the output of a build with
 * `write: false`.
 */
export const initialModules = (chunks, faces) =>
  new Set(chunksOf(chunks, faces).flatMap((chunk) => Object.keys(chunk.modules)));

const without = (one, other) => new Set([...one].filter((each) => !other.has(each)));

/** The page families that share code: the goods page, pages of one shop, pages about all shops, lists. */
const familyOf = (page) => {
  if (page === 'goods_detail') return 'goods';
  // The goods of a shop are a list with the same sorting and prices
  if (page === 'shop_category') return 'list';
  return /^(shop|merchant)(?=_)|^(frame|home)$/.exec(page)?.[0] ?? 'list';
};
const familiesOf = (pages) => [...new Set(pages.map(familyOf))].sort().join('-');
const countOf = (pages) => new Set(pages.map(familyOf)).size;

/**
 * Number of families from which shared code moves into the common group: as a separate file it would add
 * 0.3 KB transferred.
 */
const COMMON = 3;

/** The islands reachable from these modules. */
function islandsOf(chunks, faces) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk.facadeModuleId]));
  return chunksOf(chunks, faces, (_, next) => isIsland(next?.facadeModuleId))
    .flatMap((chunk) => chunk.dynamicImports.map((file) => byFile.get(file)))
    .filter(isIsland);
}

/** Groups are ordered by dependency: each one takes every module it needs that no earlier group has taken. */
const kinds = [/^main$/, /^shared-.*-parts$/, /^shared-/, /-parts$/, /^(?!parts-)/, /^parts-/];
const placeOf = (name) => kinds.findIndex((kind) => kind.test(name)) - name.split('-').length / 100;

/**
 * The code-splitting groups of the public pages, since forty small files compress worse than a few: code that
 * every page needs, with what home or three families share; code shared by other combinations of families;
 * the rest of each family; and the islands, which load later. Modules that islands of other pages need stay
 * separate, or those islands would load the whole group; so do modules that are loaded `alone` elsewhere.
 */
export function groupsOf(chunks, entry, pages, alone) {
  const views = new Set(Object.values(pages));
  const main = initialModules(chunks, [entry]);
  const own = Object.entries(pages).map(([name, view]) => [name, initialModules(chunks, [view])]);
  const frame = islandsOf(chunks, [entry]);
  const withIslands = [
    ['frame', initialModules(chunks, frame)],
    ...Object.entries(pages).map(([name, view]) => {
      const islands = islandsOf(chunks, [view]).filter((id) => !frame.includes(id));
      return [name, initialModules(chunks, islands)];
    }),
  ];
  const users = (id, sets) => sets.flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
  const nameOf = (id) => {
    const first = users(id, own);
    const later = users(id, withIslands);
    const isCommon = first.length > 1 && (first.includes('home') || countOf(first) >= COMMON);
    if (main.has(id) || isCommon) return 'main';
    if (alone.has(id) && !views.has(id)) return `${basename(id)}-parts`;
    if (first.length === 0)
      return later.length > 1 ? `parts-${familiesOf(later)}` : `parts-${later[0]}`;
    const name = first.length > 1 ? `shared-${familiesOf(first)}` : first[0];
    return later.some((page) => page !== name) ? `${name}-parts` : name;
  };
  const groups = new Map();
  for (const [, modules] of [['main', main], ...own, ...withIslands])
    for (const id of modules) groups.set(nameOf(id), (groups.get(nameOf(id)) ?? new Set()).add(id));
  return new Map([...groups].sort(([one], [other]) => placeOf(one) - placeOf(other)));
}

/** The ids of the messages used in the sources of these modules. */
export function messageIds(modules, readSource) {
  const ids = new Set();
  for (const module of modules) {
    if (module.includes('node_modules') || !/\.tsx?$/.test(module)) continue;
    for (const [, id] of readSource(module).matchAll(/\bid[:=]\s*['"]([\w-]+(?:\.[\w-]+)+)['"]/g))
      ids.add(id);
  }
  return ids;
}

/** Shop pages have many messages that no other page uses. */
const isOfMerchant = (page) => /^(shop|merchant)_/.test(page);

/** Chunks that mall-components load lazily; those that the storefront loads for one bring their messages. */
const isOfComponents = (chunk) => /\/packages\//.test(chunk?.facadeModuleId ?? '');

/**
 * The parts of the message catalogue: messages that any public page may need first; those of the islands of
 * the frame and the home page; those that the other public pages need in addition, lazy chunks included; and
 * the same for the shop pages.
 */
export function catalogueParts(chunks, entry, { home, ...others }, readSource) {
  const shared = new Set(chunksOf(chunks, [entry]));
  const idsOf = (some) =>
    messageIds(
      some.flatMap((chunk) => Object.keys(chunk.modules)),
      readSource,
    );
  const laterOf = (isWanted) => {
    const views = Object.keys(others)
      .filter(isWanted)
      .map((name) => others[name]);
    return idsOf(chunksOf(chunks, views, (chunk) => !shared.has(chunk)));
  };
  const first = idsOf(chunksOf(chunks, [entry, home, ...Object.values(others)]));
  const withIslands = chunksOf(
    chunks,
    [entry, home],
    (chunk, next) => isIsland(next?.facadeModuleId) || (!shared.has(chunk) && isOfComponents(next)),
  );
  const frame = without(idsOf(withIslands), first);
  const known = new Set([...first, ...frame]);
  const shop = without(
    laterOf((name) => !isOfMerchant(name)),
    known,
  );
  const merchant = without(laterOf(isOfMerchant), known);
  return { first, frame, shop, merchant };
}
