// Size budgets: what a browser must load for home, and what a brand takes over with one component.
// Usage: node scripts/budget.mjs [home] [packages]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, initialFiles, kilobytes } from './lib/budget.mjs';
import { firstLoad } from './lib/first-load.mjs';
import { main } from './lib/cleanup.mjs';
import { isMain } from './lib/is-main.mjs';
import { packageFolder, publicExports, published } from './lib/packages.mjs';
import { root } from './lib/root.mjs';

const home = {
  limit: 130_000,
  chunks: [/^compiled\/en\.json(\?part=first)?$/],
  // a chunk of its own, or a part of the entry
  perhaps: [/(^|\/)pages\/home\//],
};

/** What any entry of the design system may weigh that is not named below: all that only shows something. */
const DISPLAY = 2_000;

/**
 * Entries, and the most that one may weigh (brotli, React left out) at first in the bundle of somebody who
 * takes everything in it; what it loads on intent comes later. Nobody takes a whole package: that is why there is no sum.
 */
const entryBudgets = {
  'design-system': {
    button: 3_000,
    dialog: 14_000,
    drawer: 14_500,
    'confirm-dialog': 15_000,
    'dropdown-menu': 28_000,
    'combo-box': 38_000,
    ...each(3_500, ['hover-card', 'popover', 'tooltip', 'icon']),
    ...each(3_000, ['checkbox', 'code-field', 'field', 'icon-button', 'radio-group']),
    ...each(3_000, ['rating-input', 'select', 'text-area', 'text-field']),
    ...each(3_000, ['carousel', 'gallery', 'mega-menu', 'radio-cards']),
    'password-field': 4_000,
    'table-selection': 2_500,
    'file-upload': 6_000,
    'qr-code': 8_000,
    brands: 5_500,
    ...each(2_500, ['brands/vermilion', 'brands/kontor']),
  },
  'mall-components': {
    goods: 15_000,
    header: 10_000,
    login: 16_000,
    'login/dialog': 26_000,
    'country-code': 63_000,
  },
  'api-client': { '.': 3_400 },
};

function each(limit, names) {
  return Object.fromEntries(names.map((name) => [name, limit]));
}

/** `[specifier, limit]` of every entry that is measured: of the design system all but the sum of all. */
function budgetsOf(name) {
  const limits = entryBudgets[name];
  const all = Object.entries(publicExports(packageFolder(name)))
    .filter(([key, target]) => target.default && key !== '.')
    .map(([key]) => key.slice('./'.length));
  const names = name === 'design-system' ? all : Object.keys(limits);
  return names.map((entry) => [
    join('@vermilion', name, entry).replaceAll('\\', '/'),
    limits[entry] ?? DISPLAY,
  ]);
}

/** All styles of the design system, and of each brand, as they are published. */
const styleBudgets = { 'styles.css': 24_000, 'brands/kontor.css': 3_000 };

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

/** What the built packages weigh in somebody else's bundle; one verdict each. */
export async function packageBudget() {
  const verdicts = [];
  for (const [name, limit] of published.flatMap(budgetsOf)) {
    verdicts.push(verdict(name, await firstLoad(name), limit));
  }
  for (const [file, limit] of Object.entries(styleBudgets)) {
    const css = readFileSync(join(root, 'packages', 'design-system', 'dist', file));
    verdicts.push(verdict(`@vermilion/design-system/${file}`, brotliSize(css), limit));
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
