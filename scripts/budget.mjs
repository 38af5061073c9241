// Size budgets of public pages, and of the entries of the packages.
// Usage: node scripts/budget.mjs [pages | home | goods_detail …] [packages]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, verdict } from './lib/budget.mjs';
import { main } from './lib/cleanup.mjs';
import { firstLoad } from './lib/first-load.mjs';
import { isMain } from './lib/is-main.mjs';
import { packageFolder, publicExports, published } from './lib/packages.mjs';
import { budgetedPages, pageBudget } from './lib/page-budgets.mjs';
import { root } from './lib/root.mjs';

/** Limit of entries of the design system that are not listed below. */
const DISPLAY = 2_000;

/**
 * Entries with their limits (brotli, without React) for an import of all exports, initial load
 * only. There is no total, since nobody imports a whole package.
 */
const entryBudgets = {
  'design-system': {
    button: 2_000,
    // 150 bytes keep them above a virtual keyboard
    dialog: 14_650,
    drawer: 14_700,
    sheet: 15_500,
    'confirm-dialog': 15_500,
    // 200 bytes are touch, and clicks without a pointer
    'dropdown-menu': 28_000,
    // 100 bytes are the focus of a list that typing has filtered, and the prefix of classes
    'combo-box': 29_850,
    ...each(3_500, ['hover-card', 'popover', 'tooltip', 'icon']),
    ...each(3_000, ['checkbox', 'code-field', 'field', 'icon-button', 'radio-group']),
    // with label, hint and error, as every field has them
    slider: 2_750,
    'number-stepper': 3_250,
    ...each(3_000, ['rating-input', 'select', 'text-area', 'text-field']),
    ...each(3_350, ['carousel', 'mega-menu', 'radio-cards']),
    // 60 bytes keep the picture until the next one is there, 200 enlarge it no further than its file
    gallery: 3_550,
    // with its error summary
    form: 2_350,
    ...each(3_500, ['accordion', 'checkbox-group', 'disclosure', 'search-field']),
    ...each(2_500, ['banner', 'breadcrumbs', 'segmented-control', 'tabs']),
    'dropdown-menu-choice': 8_850,
    // 100 bytes are the reasons of its changes
    'dropdown-menu-sub': 27_900,
    'multi-select': 30_600,
    'tag-input': 4_200,
    calendar: 4_500,
    // 150 bytes are touch outside, and the virtual keyboard
    'date-picker': 8_150,
    'number-field': 20_000,
    'password-field': 4_000,
    ...each(2_500, ['data-list', 'table-selection']),
    // moves away from focus
    toast: 2_800,
    // 50 bytes set its height without a style attribute, for strict policies
    table: 2_850,
    'table-expansion': 2_500,
    'file-upload': 6_000,
    'qr-code': 8_000,
    // in tests alone, most of it the library for accessible names
    testing: 5_900,
    // 100 bytes are durations under reduced motion, 50 the focus outline and the names of radii
    brands: 6_500,
    // for builds; 400 bytes are Figma variables and misspelt tokens
    'design-tokens': 6_400,
    ...each(2_500, ['brands/vermilion', 'brands/kontor']),
  },
  'mall-components': {
    // with stars, reviews, shop and reduction on each card; 100 bytes are the descriptions of guarantees, 150 the
    // directions of written texts, 250 Form, 50 a picture that stays until the next one is there, 1,250 facets, the
    // toolbar of phones and swatches on cards, 800 goods that are sold out, advice beside sizes and the larger picture
    goods: 19_250,
    // includes prices and images of its suggestions
    header: 12_300,
    // 100 bytes are the tables of variants of Alert, Link and IconButton: decision 22; 500 are the rules of typed
    // addresses, numbers and codes: decision 27; 400 are Form, 150 hint and error of Checkbox
    login: 18_350,
    'login/dialog': 28_450,
    'country-code': 63_300,
  },
  // both clients; using only one saves about 1 KB; 200 bytes are the ids of requests that failed
  'api-client': { '.': 4_800 },
  // checkout and login know the errors of the client; 100 bytes of both are the writes that may be sent again
  'mall-data': { goods: 1_500, cart: 1_200, checkout: 6_100, order: 2_600, login: 5_200 },
};

function each(limit, names) {
  return Object.fromEntries(names.map((name) => [name, limit]));
}

/** `[specifier, limit]` of every measured entry, except the main entry of the design system. */
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

/** Published stylesheets of the design system and of each brand. */
const styleBudgets = { 'styles.css': 24_000, 'brands/kontor.css': 3_000 };

/** Measures the built packages; one result each. */
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
    const names = process.argv.slice(2);
    const wants = (what) => names.length === 0 || names.includes(what);
    const verdicts = [
      ...pageBudget(budgetedPages.filter((page) => wants('pages') || wants(page))),
      ...(wants('packages') ? await packageBudget() : []),
    ];
    return verdicts.every(Boolean) ? 0 : 1;
  });
}
