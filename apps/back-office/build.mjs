// Builds the back office: the browser's files, compressed, in dist. Its server part is built with the storefront's.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../../scripts/lib/compress-folder.mjs';

const root = dirname(fileURLToPath(import.meta.url));

process.chdir(root);
await build({ root, logLevel: 'warn', build: { outDir: 'dist', emptyOutDir: true } });
await compressFolder(join(root, 'dist', 'assets'));
