import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { transform } from 'esbuild';
import { defineConfig } from 'tsup';

/** Every folder with an `index.ts` is an entry and a subpath of the package: `button`, `brands/vermilion`. */
function entriesIn(folder: string, prefix = ''): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((it) =>
    it.isDirectory(),
  )) {
    const inner = join(folder, name);
    const index = join(inner, 'index.ts');
    if (existsSync(index)) entries[prefix + name] = index;
    Object.assign(entries, entriesIn(inner, `${prefix}${name}/`));
  }
  return entries;
}

interface Chunk {
  map?: string | { sources?: string[] } | null;
}

const isClientSource = (source: string) => {
  const file = resolve('dist', source);
  const ours = /\.tsx?$/.test(file) && !file.includes('node_modules') && existsSync(file);
  return ours && /^\s*['"]use client['"]/.test(readFileSync(file, 'utf8'));
};

/** esbuild drops module directives when it bundles: put 'use client' back on the chunks whose sources had it. */
const keepUseClient = {
  name: 'keep-use-client',
  renderChunk(code: string, chunk: Chunk) {
    const map =
      typeof chunk.map === 'string'
        ? (JSON.parse(chunk.map) as { sources?: string[] }) // tsup hands the source map over as text
        : chunk.map;
    if (!(map?.sources ?? []).some(isClientSource)) return undefined;
    return { code: `'use client';\n${code}`, map: chunk.map };
  },
};

/** One static stylesheet: that of the whole package, minified. The copies of the single entries go. */
async function writeStylesheet() {
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

export default defineConfig({
  entry: { index: 'src/index.ts', ...entriesIn('src') },
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  clean: true,
  // tsup 8 passes baseUrl on, which TypeScript 6 calls deprecated
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  plugins: [keepUseClient],
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: writeStylesheet,
});
