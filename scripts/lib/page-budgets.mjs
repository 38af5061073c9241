import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, initialFiles, islandFiles, verdict } from './budget.mjs';
import { root } from './root.mjs';

/**
 * Budgets (brotli bytes) of each public page in English: all initial JavaScript, and the maximum
 * added by the first interaction with an island.
 */
const pageBudgets = {
  home: { first: 98_700, island: 17_700 },
  goods_search: { first: 96_400, island: 23_500 },
  goods_detail: { first: 98_000, island: 34_400 },
  shop_home: { first: 96_100, island: 23_000 },
  shop_category: { first: 96_400, island: 25_500 },
  shop_coupon: { first: 96_100, island: 24_500 },
  shop_qualification: { first: 95_900, island: 22_500 },
  merchant_street: { first: 95_300, island: 21_000 },
  merchant_more: { first: 95_300, island: 21_000 },
  activity_list: { first: 95_300, island: 21_000 },
  top_one: { first: 95_100, island: 21_000 },
  privacy_agreement: { first: 94_900, island: 21_000 },
};

/** Budget (brotli bytes) of the stylesheet of all pages. */
const STYLES = 26_750;

export const budgetedPages = Object.keys(pageBudgets);

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
    const { first, island } = pageBudgets[page];
    const touched = islandFiles(manifest, chunksOf(page), textsOf(page));
    return [
      verdict(`JavaScript of ${page}`, weigh(initialFiles(manifest, chunksOf(page))), first),
      verdict(`island of ${page}`, Math.max(...touched.map(weigh)), island),
    ];
  });
  return [verdict('Styles', weigh([manifest['style.css'].file]), STYLES), ...scripts];
}
