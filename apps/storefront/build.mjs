// Builds the storefront: the browser's files, compressed, in dist/client and the server in dist/server.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { catalogueParts, groupsOf } from './build/initial-modules.mjs';
import { isIsland } from './build/is-island.mjs';
import { splitCatalogues } from './build/split-catalogues.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const client = join(root, 'dist', 'client');
const worthIt = /\.(js|css|svg|json|txt)$/;
const brotli = promisify(brotliCompress);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Writes the compressed forms beside each file of the build, where they are smaller. */
async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const compress = async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const plain = readFileSync(file);
    const [br, gz] = await Promise.all([
      brotli(plain, brotliOptions),
      promisify(gzip)(plain, { level: 9 }),
    ]);
    if (br.length < plain.length) writeFileSync(`${file}.br`, br);
    if (gz.length < plain.length) writeFileSync(`${file}.gz`, gz);
  };
  const chosen = files.filter((file) => file.isFile() && worthIt.test(file.name));
  await Promise.all(chosen.map(compress));
}

const viewOf = (page) => [page, join(root, 'src', 'pages', page, 'view.tsx')];
/** Anybody may see these pages, and they load nothing that is not needed. */
const publicPages = JSON.parse(
  readFileSync(join(root, 'src', 'i18n', 'public-pages.json'), 'utf8'),
);

/** Finds the modules that others load when they need them, islands aside. */
const findDynamic = (found) => ({
  name: 'find-dynamic',
  generateBundle() {
    for (const id of this.getModuleIds())
      if (this.getModuleInfo(id)?.dynamicImporters.length && !isIsland(id)) found.add(id);
  },
});

/**
 * Builds the browser's files twice. The first time tells which modules and messages the public pages need;
 * the second puts the modules together, and splits the catalogues.
 */
async function buildClient() {
  const common = { root, logLevel: 'warn' };
  const alone = new Set();
  const first = await build({
    ...common,
    plugins: [findDynamic(alone)],
    build: { write: false, minify: false },
  });
  const chunks = first.output.filter(({ type }) => type === 'chunk');
  const entry = join(root, 'src', 'entry-client.tsx');
  const pages = Object.fromEntries(publicPages.map(viewOf));
  const ids = catalogueParts(chunks, entry, pages, (file) => readFileSync(file, 'utf8'));
  const groups = [...groupsOf(chunks, entry, pages, alone)].map(([name, modules]) => ({
    name,
    test: (id) => modules.has(id),
  }));
  await build({
    ...common,
    plugins: [splitCatalogues(ids)],
    build: { outDir: 'dist/client', rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
}

process.chdir(root);
rmSync(join(root, 'dist'), { recursive: true, force: true });
await buildClient();
await compressFolder(client);
await build({
  root,
  logLevel: 'warn',
  build: { outDir: 'dist/server', ssr: 'server/serve.ts' },
});
