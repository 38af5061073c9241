import { readFileSync } from 'node:fs';

/** What this number of public pages needs is in the chunk that all of them load: a file of its own would cost more. */
const COMMON = 6;

/** Pages that share modules which others do not need. */
const kindOf = (page) => {
  if (page === 'home' || page === 'goods_detail') return page;
  return page.startsWith('shop_') ? 'shop' : 'list';
};

const isPage = ({ facadeModuleId: id }) => /\/pages\/\w+\/view\.tsx$|\/other-pages\.ts$/.test(id);
const isCatalogue = ({ facadeModuleId: id }) => /\/compiled\//.test(id);
const isSignIn = ({ facadeModuleId: id }) => /\/sign-in\/login-overlay\.tsx$/.test(id);
const isOfPackage = ({ facadeModuleId: id }) => /\/packages\//.test(id);

/**
 * The chunks that `module` needs at once, and those it loads on demand where `follows` allows it. `chunks` is the
 * output of a build without groups.
 */
function chunksOf(chunks, module, follows = () => false) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(chunks.filter((chunk) => chunk.facadeModuleId === module));
  // A Set is iterated while it grows, so this visits every transitive import
  for (const { imports, dynamicImports } of needed) {
    const later = dynamicImports
      .map((file) => byFile.get(file))
      .filter((one) => one && follows(one));
    for (const next of [...imports.map((file) => byFile.get(file)), ...later])
      if (next) needed.add(next);
  }
  return [...needed];
}

const modulesIn = (chunks) => new Set(chunks.flatMap((chunk) => Object.keys(chunk.modules)));
const modulesOf = (...args) => modulesIn(chunksOf(...args));

/** The modules of what opens over the pages: menus, dialogs, sign-in. */
function overlaysOf(chunks) {
  const starts = chunks.filter((chunk) => chunk.isDynamicEntry && !isPage(chunk));
  const all = starts.flatMap(({ facadeModuleId }) => chunksOf(chunks, facadeModuleId));
  // What only a page opens may need modules that are in its chunk
  return modulesIn(all.filter((chunk) => !isPage(chunk)));
}

/** What opens over the public pages in two chunks: sign-in, which is half of it, and the rest. Fifty cost more. */
function overlayGroups(chunks, modules) {
  const isOverlay = (chunk) => !isPage(chunk) && !isCatalogue(chunk);
  const atOnce = new Set(modules.flatMap((module) => [...modulesOf(chunks, module)]));
  const laterThan = (follows) => {
    const all = modules.flatMap((module) => [...modulesOf(chunks, module, follows)]);
    return new Set(all.filter((module) => !atOnce.has(module)));
  };
  const overlays = laterThan((chunk) => isOverlay(chunk) && !isSignIn(chunk));
  const signIn = [...laterThan(isOverlay)].filter((module) => !overlays.has(module));
  return { overlays, 'sign-in': new Set(signIn) };
}

/** The modules of the public pages by chunk: of all, of the pages of a kind, and of each page. */
export function chunkGroups(chunks, { entry, views }) {
  const main = modulesOf(chunks, entry);
  const overlays = overlaysOf(chunks);
  const pages = Object.entries(views).map(([page, view]) => [page, modulesOf(chunks, view)]);
  const groups = { main };
  for (const module of new Set(pages.flatMap(([, modules]) => [...modules]))) {
    if (main.has(module)) continue;
    const users = pages.flatMap(([page, modules]) => (modules.has(module) ? [page] : []));
    const kinds = [...new Set(users.map(kindOf))].sort();
    // Otherwise opening a menu would load a page
    if (overlays.has(module)) kinds.push('overlays');
    const isShared = users.length > 1 || overlays.has(module);
    const name =
      users.length >= COMMON ? 'main' : isShared ? `shared-${kinds.join('-')}` : users[0];
    (groups[name] ??= new Set()).add(module);
  }
  // A group takes every module that it needs and no earlier one has taken: those that most kinds of pages need come first
  const order = ([name]) => {
    if (name === 'main') return 0;
    return name.startsWith('shared-') ? 1 / name.split('-').length : 2;
  };
  return [
    ...Object.entries(groups).sort((one, other) => order(one) - order(other)),
    ...Object.entries(overlayGroups(chunks, [entry, ...Object.values(views)])),
  ].map(([name, modules]) => ({ name, test: (id) => modules.has(id) }));
}

/** The ids of the messages used in the sources of these modules. */
export function messageIds(modules, read = (file) => readFileSync(file, 'utf8')) {
  const ids = new Set();
  for (const module of modules) {
    if (module.includes('node_modules') || !/\.tsx?$/.test(module)) continue;
    for (const [, id] of read(module).matchAll(/\bid[:=]\s*['"]([\w-]+(?:\.[\w-]+)+)['"]/g))
      ids.add(id);
  }
  return ids;
}

/** Shop pages have many messages that no other page uses. */
const isOfMerchant = (page) => /^(shop|merchant)_/.test(page);

/** The ids of each part of the catalogue (see src/i18n/catalogue-part.ts). */
export function messageParts(chunks, { entry, views: { home, ...views } }) {
  const idsOf = (modules, follows) =>
    new Set(modules.flatMap((module) => [...messageIds(modulesOf(chunks, module, follows))]));
  const frame = idsOf([entry, home], isOfPackage);
  const others = (isWanted) => {
    const chosen = Object.keys(views).filter(isWanted);
    const ids = idsOf(
      chosen.map((page) => views[page]),
      isOfPackage,
    );
    return new Set([...ids].filter((id) => !frame.has(id)));
  };
  const everywhere = idsOf([entry, home, ...Object.values(views)], (chunk) => !isPage(chunk));
  return {
    frame,
    shop: others((page) => !isOfMerchant(page)),
    merchant: others(isOfMerchant),
    overlays: new Set([...everywhere].filter((id) => !frame.has(id))),
  };
}
