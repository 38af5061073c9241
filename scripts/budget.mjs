// Size budgets: what a browser must load for home, and what a brand takes over with one component.
// Usage: node scripts/budget.mjs [home] [packages]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { brotliSize, initialFiles, kilobytes } from './lib/budget.mjs';
import { main } from './lib/cleanup.mjs';
import { isMain } from './lib/is-main.mjs';
import { root } from './lib/root.mjs';

const home = {
  limit: 130_000,
  chunks: [/^compiled\/en\.json(\?part=first)?$/],
  // a chunk of its own, or a part of the entry
  perhaps: [/(^|\/)pages\/home\//],
};

/**
 * Entries, and the most that one may weigh (brotli, React left out) in the bundle of somebody who takes
 * everything in it. Nobody takes a whole package: that is why there is no sum.
 */
const packageBudgets = Object.entries({
  '@vermilion/design-system/button': 3_000,
  '@vermilion/design-system/text': 2_000,
  '@vermilion/design-system/dialog': 14_500,
  '@vermilion/design-system/dropdown-menu': 28_500,
  '@vermilion/design-system/combo-box': 40_500,
  '@vermilion/design-system/toast': 2_000,
  '@vermilion/mall-components/goods': 12_000,
  '@vermilion/mall-components/header': 10_000,
  '@vermilion/api-client': 3_000,
});

function verdict(name, bytes, limit) {
  const holds = bytes <= limit;
  console.log(
    `  ${holds ? 'ok  ' : 'OVER'} ${name}: ${kilobytes(bytes)} of ${kilobytes(limit)} (brotli)`,
  );
  return holds;
}

/** The JavaScript that a first visit to the English home page loads. */
export function homeBudget() {
  const client = join(root, 'apps', 'storefront', 'dist', 'client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const files = initialFiles(manifest, home.chunks, home.perhaps);
  const sizes = files.map((file) => brotliSize(readFileSync(join(client, file))));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  files.forEach((file, index) => console.log(`       ${file}: ${kilobytes(sizes[index])}`));
  return verdict('JavaScript of home', bytes, home.limit);
}

async function bundled(contents) {
  const result = await build({
    stdin: { contents, resolveDir: join(root, 'apps', 'storefront') },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'react-intl', '*.css'],
  });
  return brotliSize(result.outputFiles[0].contents);
}

/** What the built packages weigh in somebody else's bundle; one verdict each. */
export async function packageBudget() {
  const verdicts = [];
  for (const [name, limit] of packageBudgets) {
    verdicts.push(verdict(name, await bundled(`export * from '${name}'`), limit));
  }
  return verdicts;
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const asked = process.argv.slice(2);
    const wants = (what) => asked.length === 0 || asked.includes(what);
    const verdicts = [
      ...(wants('home') ? [homeBudget()] : []),
      ...(wants('packages') ? await packageBudget() : []),
    ];
    return verdicts.every(Boolean) ? 0 : 1;
  });
}
