// Builds the storefront: the browser's files, compressed, in dist/client and the server in dist/server.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

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

process.chdir(root);
rmSync(join(root, 'dist'), { recursive: true, force: true });
const common = { root, logLevel: 'warn' };
await build({ ...common, build: { outDir: 'dist/client' } });
await compressFolder(client);
await build({ ...common, build: { outDir: 'dist/server', ssr: 'server/serve.ts' } });
