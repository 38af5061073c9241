import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, initialFiles, islandFiles, verdict } from './budget.mjs';
import { root } from './root.mjs';

/** Budget (brotli bytes) of a public page's initial JavaScript, in English. */
const FIRST = 105_000;

/** Budgets (brotli bytes) of what the first interaction with an island of a public page adds at most. */
const islandBudgets = {
  home: 17_700,
  // 1,300 bytes are Form, for search and price range
  goods_search: 24_900,
  goods_detail: 34_400,
  shop_home: 23_000,
  shop_category: 26_500,
  shop_coupon: 24_500,
  shop_qualification: 22_500,
  merchant_street: 21_000,
  merchant_more: 21_000,
  activity_list: 21_000,
  top_one: 21_000,
  privacy_agreement: 21_000,
};

/** Budget (brotli bytes) of the stylesheet of all pages. */
const STYLES = 26_850;

export const budgetedPages = Object.keys(islandBudgets);

/** Loaded later without interaction. */
const unasked = { goods_detail: [/recent-goods/] };

/** The page's chunk, and its part of the catalogue. */
const chunksOf = (page) => [
  new RegExp(`^${page}$|/pages/${page}/view`),
  /^compiled\/en\.json\?part=first$/,
  ...(unasked[page] ?? []),
];

/** Parts of the catalogue that islands load. */
function textsOf(page) {
  if (page === 'home') return [/en\.json\?part=frame$/];
  const own = /^(shop|merchant)_/.test(page) ? 'merchant' : 'shop';
  return [new RegExp(`en\\.json\\?part=(frame|${own})$`)];
}

/** Initial size of each public page and size added by islands: two results each, and one for the styles. */
export function pageBudget(names = budgetedPages) {
  if (names.length === 0) return [];
  const client = join(root, 'apps', 'storefront', 'dist', 'client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const weigh = (files) =>
    files.reduce((sum, file) => sum + brotliSize(readFileSync(join(client, file))), 0);
  const scripts = names.flatMap((page) => {
    const touched = islandFiles(manifest, chunksOf(page), textsOf(page));
    return [
      verdict(`JavaScript of ${page}`, weigh(initialFiles(manifest, chunksOf(page))), FIRST),
      verdict(`island of ${page}`, Math.max(...touched.map(weigh)), islandBudgets[page]),
    ];
  });
  return [verdict('Styles', weigh([manifest['style.css'].file]), STYLES), ...scripts];
}
