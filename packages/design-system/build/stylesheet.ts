import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { cssParts } from './css-parts';

async function writeMinified(css: string, file: string) {
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: ['chrome111', 'safari16.4', 'firefox113'],
  });
  await writeFile(file, code);
}

/** `reset.css`, `tokens.css` and `components.css`, and `styles.css` with all three. */
export async function writeStylesheetParts() {
  const { reset, tokens, components } = cssParts(await readFile('dist/index.css', 'utf8'));
  await writeMinified(reset, 'dist/reset.css');
  await writeMinified(tokens, 'dist/tokens.css');
  await writeMinified(components, 'dist/components.css');
  await writeMinified([reset, tokens, components].join('\n'), 'dist/styles.css');
}

/** The stylesheet of a package whose rules are in one layer. */
export const writeStylesheet = async () =>
  writeMinified(await readFile('dist/index.css', 'utf8'), 'dist/styles.css');

/** Minifies the stylesheets of brands, and removes the copies of the single entries. */
export async function removeEntryStyles() {
  for (const name of await readdir('dist', { recursive: true })) {
    const file = join('dist', name);
    if (!/\.css(\.map)?$/.test(name) || /^(styles|reset|tokens|components)\.css$/.test(name))
      continue;
    const isBrand = /^brands[\\/].*\.css$/.test(name);
    if (isBrand) await writeMinified(await readFile(file, 'utf8'), file);
    else await rm(file);
  }
}
