import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(js|css|svg|json|txt)$/;
const brotli = promisify(brotliCompress);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Writes the compressed forms beside each file of a build, where they are smaller. */
export async function compressFolder(folder) {
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
