// Builds the storefront: the browser's files, compressed, in dist/client and the server in dist/server.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../../scripts/lib/compress-folder.mjs';
import { chunkGroups, messageParts } from './build/public-code.mjs';
import { splitCatalogues } from './build/split-catalogues.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const client = join(root, 'dist', 'client');

/** Anybody may see these pages, and they load nothing that is not needed. */
const publicPages = JSON.parse(
  readFileSync(join(root, 'src', 'i18n', 'public-pages.json'), 'utf8'),
);
const viewOf = (page) => join(root, 'src', 'pages', page, 'view.tsx');

/** Builds the browser's files: a first build tells which modules and messages the public pages need. */
async function buildClient() {
  const common = { root, logLevel: 'warn' };
  const { output } = await build({ ...common, build: { write: false, minify: false } });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const entry = join(root, 'src', 'entry-client.tsx');
  const views = Object.fromEntries(publicPages.map((page) => [page, viewOf(page)]));
  const groups = chunkGroups(chunks, { entry, views });
  await build({
    ...common,
    plugins: [splitCatalogues(messageParts(chunks, { entry, views }))],
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
