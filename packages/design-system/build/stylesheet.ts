import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** One static stylesheet: that of the whole package, minified. The copies of the single entries go. */
export async function writeStylesheet() {
  const css = await readFile('dist/index.css', 'utf8');
  for (const file of await readdir('dist', { recursive: true })) {
    if (/\.css(\.map)?$/.test(file)) await rm(join('dist', file));
  }
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: ['chrome111', 'safari16.4', 'firefox113'],
  });
  await writeFile('dist/styles.css', code);
}
