import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, initialFiles, islandFiles, verdict } from './budget.mjs';
import { root } from './root.mjs';

/**
 * Bytes (brotli) of each public page in English: all JavaScript that it loads without being asked, and the most that
 * the first touch of any of its islands adds. Before somebody is there it loads none.
 */
const pageBudgets = {
  home: { first: 98_000, island: 17_500 },
  goods_search: { first: 95_500, island: 23_500 },
  goods_detail: { first: 97_000, island: 33_500 },
  shop_home: { first: 95_500, island: 23_000 },
  shop_category: { first: 95_500, island: 25_500 },
  shop_coupon: { first: 95_500, island: 24_500 },
  shop_qualification: { first: 95_000, island: 22_500 },
  merchant_street: { first: 95_000, island: 21_000 },
  merchant_more: { first: 94_500, island: 21_000 },
  activity_list: { first: 94_500, island: 21_000 },
  top_one: { first: 94_500, island: 21_000 },
  privacy_agreement: { first: 94_000, island: 21_000 },
};

/** Bytes (brotli) of the one stylesheet of all pages. */
const STYLES = 26_500;

export const budgetedPages = Object.keys(pageBudgets);

/** What a page loads later, unasked. */
const unasked = { goods_detail: [/recent-goods/] };

/** The page's own chunk, and the part of the catalogue that it begins with. */
const chunksOf = (page) => [
  new RegExp(`^${page}$|/pages/${page}/view`),
  /^compiled\/en\.json\?part=first$/,
  ...(unasked[page] ?? []),
];

/** The parts of the catalogue that come with islands. */
function textsOf(page) {
  if (page === 'home') return [/en\.json\?part=frame$/];
  const own = /^(shop|merchant)_/.test(page) ? 'merchant' : 'shop';
  return [new RegExp(`en\\.json\\?part=(frame|${own})$`)];
}

/**
 * What a first visit to each public page loads, and the first touch of a part of it: two verdicts each, and one of
 * the styles.
 */
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
