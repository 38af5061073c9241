import { basename } from 'node:path';
import { isIsland } from './is-island.mjs';

/** The chunks that these modules are the faces of, and all that they import; and what they load later where `follows` says so. */
function chunksOf(chunks, faces, follows = () => false) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(
    chunks.filter((chunk) => faces.includes(chunk.facadeModuleId)).map((chunk) => chunk.fileName),
  );
  // a Set grows while it is walked, so this follows every import
  for (const file of needed) {
    const chunk = byFile.get(file);
    chunk?.imports.forEach((next) => needed.add(next));
    for (const next of chunk?.dynamicImports ?? [])
      if (follows(chunk, byFile.get(next))) needed.add(next);
  }
  return [...needed].flatMap((file) => byFile.get(file) ?? []);
}

/** The ids of the modules that load at first with these. `chunks` is the output of a build that was not written. */
export const initialModules = (chunks, faces) =>
  new Set(chunksOf(chunks, faces).flatMap((chunk) => Object.keys(chunk.modules)));

const without = (one, other) => new Set([...one].filter((each) => !other.has(each)));

/** What is shared stays with those who share it: the page of goods, those of a shop, those of all shops, lists. */
const familyOf = (page) => {
  if (page === 'goods_detail') return 'goods';
  // the goods of a shop are a list with its orders and prices
  if (page === 'shop_category') return 'list';
  return /^(shop|merchant)(?=_)|^(frame|home)$/.exec(page)?.[0] ?? 'list';
};
const familiesOf = (pages) => [...new Set(pages.map(familyOf))].sort().join('-');
const countOf = (pages) => new Set(pages.map(familyOf)).size;

/** What so many families share is with what every page loads: a file by itself weighs 0.3 KB more on the wire. */
const COMMON = 3;

/** The islands of these modules. */
function islandsOf(chunks, faces) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk.facadeModuleId]));
  return chunksOf(chunks, faces, (_, next) => isIsland(next?.facadeModuleId))
    .flatMap((chunk) => chunk.dynamicImports.map((file) => byFile.get(file)))
    .filter(isIsland);
}

/** Groups whose modules others need come before those: each takes all that its modules need. */
const kinds = [/^main$/, /^shared-.*-parts$/, /^shared-/, /-parts$/, /^(?!parts-)/, /^parts-/];
const placeOf = (name) => kinds.findIndex((kind) => kind.test(name)) - name.split('-').length / 100;

/**
 * How the modules of the public pages are put together, since forty small files compress worse than a few: what
 * every page needs, and what home or three families share; what several of the others share, by the families
 * that do; the rest of each; and what comes later with islands. What islands of other pages need as well stays by
 * itself, or they would load all the rest; so does what something else loads `alone`.
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

/** Pages of shops, which have many messages that the others do not. */
const isOfMerchant = (page) => /^(shop|merchant)_/.test(page);

/** What a component loads by itself; what the storefront loads for one brings its texts. */
const isOfComponents = (chunk) => /\/packages\//.test(chunk?.facadeModuleId ?? '');

/**
 * The messages that every public page may begin with; those of the islands of the frame and of the home page; those
 * that the other public pages need beside them, with all that they load later; and the same for the pages of shops.
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
