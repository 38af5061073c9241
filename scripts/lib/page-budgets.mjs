import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, scriptsOfPage, verdict } from './budget.mjs';
import { root } from './root.mjs';

/** Budget (brotli bytes) of all JavaScript of a public page, in English, without what opens over it. */
const PAGE = 136_000;

/** Pages that are larger, each with its budget; 1,000 bytes of each are the choice of colours in the footer. */
const larger = {
  // 200 bytes are the columns of the buy box, its seller, and a picture that stays until the next one is there
  // 300 bytes are the days of arrival, 600 the notice of sold-out goods and what is like them
  // 300 bytes are a picture that ends with the pixels of its file, 200 the names of what is like sold-out goods,
  // 200 say on the picture and beside the price that goods are sold out, and find the most useful reviews, 100 are texts of the cart,
  // 100 are the writes that may be sent again, 100 are the links to report goods and reviews
  goods_detail: 153_100,
  // 2,000 bytes are facets with a field to find their values, the toolbar of phones, and the ways on from an empty list,
  // 200 are filters that divide the goods,
  // 500 are those of shops as chips, 300 the tiles of categories where nothing was found
  goods_search: 142_100,
  shop_category: 139_500,
  // 2,500 bytes are the same toolbar and filters, 100 are the writes that may be sent again
  activity_list: 139_300,
  // 100 bytes are the names of categories on a coupon
  shop_coupon: 137_500,
};

/** Budget (brotli bytes) of the stylesheet of all pages; 350 bytes are the columns of the buy box, thumbnails on pictures and small headers, 250 filters beside a list, 100 the country in the cart and grounds of cut-out pictures, 500 the cards, steps and facts of help, about and selling, and chips above shops, 400 the total beside the cart, tiles of categories, and larger Thai and Lao. */
const STYLES = 29_200;

const storefront = join(root, 'apps', 'storefront');
const publicPages = join(storefront, 'src', 'i18n', 'public-pages.json');

export const budgetedPages = JSON.parse(readFileSync(publicPages, 'utf8'));

/** The part of the catalogue that a page loads besides that of the frame. */
const partOf = (page) => {
  if (page === 'home') return 'frame';
  return /^(shop|merchant)_/.test(page) ? 'merchant' : 'shop';
};

/** The chunks that a page starts with: its own, which has its name, and its messages. */
const chunksOf = (page) => [
  new RegExp(`^${page}$|/pages/${page}/view`),
  new RegExp(`^compiled/en\\.json\\?part=(frame|${partOf(page)})$`),
];

/** Size of each public page, and of the styles: one result each. */
export function pageBudget(names = budgetedPages) {
  if (names.length === 0) return [];
  const client = join(storefront, 'dist', 'client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const weigh = (files) =>
    files.reduce((sum, file) => sum + brotliSize(readFileSync(join(client, file))), 0);
  const pages = names.map((page) => {
    const bytes = weigh(scriptsOfPage(manifest, chunksOf(page)));
    return verdict(`JavaScript of ${page}`, bytes, larger[page] ?? PAGE);
  });
  return [verdict('Styles', weigh([manifest['style.css'].file]), STYLES), ...pages];
}
