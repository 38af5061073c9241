import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

async function writeMinified(css: string, file: string) {
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: ['chrome111', 'safari16.4', 'firefox113'],
  });
  await writeFile(file, code);
}

/**
 * Static stylesheets, minified: that of the whole package with the default brand, and one of each brand
 * alone. The copies of the single entries go.
 */
export async function writeStylesheets() {
  await writeMinified(await readFile('dist/index.css', 'utf8'), 'dist/styles.css');
  for (const name of await readdir('dist', { recursive: true })) {
    const file = join('dist', name);
    if (!/\.css(\.map)?$/.test(name) || name === 'styles.css') continue;
    const isBrand = /^brands[\\/].*\.css$/.test(name);
    if (isBrand) await writeMinified(await readFile(file, 'utf8'), file);
    else await rm(file);
  }
}
