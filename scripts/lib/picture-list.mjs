/**
 * The pictures of the documentation: file in `docs/screenshots`, who looks, the path, and what is done on the page before.
 * `mall` and `shop` work in the back office.
 * @type {{ file: string, as: 'guest' | 'shopper' | 'shop' | 'mall', path: string, phone?: boolean,
 *   before?: (page: import('playwright').Page) => Promise<unknown> }[]}
 */
export const pictures = [
  { file: 'home', as: 'guest', path: '/' },
  { file: 'search', as: 'guest', path: '/goods/goods_search?title=lamp&type=1' },
  { file: 'goods', as: 'guest', path: '/goods_detail/130' },
  { file: 'goods-phone', as: 'guest', path: '/goods_detail/130', phone: true },
  { file: 'cart', as: 'shopper', path: '/order/shopping_cart' },
  { file: 'orders', as: 'shopper', path: '/order/order_list' },
  { file: 'shop-today', as: 'shop', path: '/back-office/' },
  { file: 'shop-goods', as: 'shop', path: '/back-office/goods' },
  { file: 'shop-goods-editor', as: 'shop', path: '/back-office/goods', before: openFirstGoods },
  { file: 'shop-orders', as: 'shop', path: '/back-office/orders' },
  { file: 'shop-refunds', as: 'shop', path: '/back-office/refunds' },
  { file: 'shop-coupons', as: 'shop', path: '/back-office/coupons' },
  { file: 'shop-delivery', as: 'shop', path: '/back-office/delivery' },
  { file: 'shop-profile', as: 'shop', path: '/back-office/shop', before: showShopPreview },
  { file: 'shop-money', as: 'shop', path: '/back-office/money' },
  { file: 'mall-applications', as: 'mall', path: '/back-office/applications' },
  { file: 'mall-home', as: 'mall', path: '/back-office/home-page' },
  { file: 'mall-categories', as: 'mall', path: '/back-office/categories' },
  { file: 'mall-words', as: 'mall', path: '/back-office/words' },
  { file: 'mall-shoppers', as: 'mall', path: '/back-office/shoppers' },
  { file: 'mall-payouts', as: 'mall', path: '/back-office/payouts' },
  { file: 'mall-staff', as: 'mall', path: '/back-office/staff' },
];

/** @param {import('playwright').Page} page */
async function openFirstGoods(page) {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
}

/** @param {import('playwright').Page} page */
async function showShopPreview(page) {
  const preview = page.getByRole('region', { name: 'What shoppers see' });
  await preview.getByText(/followers$/).waitFor();
  await preview.evaluate((element) => element.scrollIntoView());
}
