/** A URL of each public page, by route. */
export const publicAddresses: Record<string, string> = {
  home: '/',
  goods_search: '/goods/goods_search?title=tea',
  goods_detail: '/goods_detail/5',
  shop_home: '/merchant/merchant/home?id=1',
  shop_category: '/merchant/merchant/category?id=1&search=tea',
  shop_coupon: '/merchant/merchant/coupon?id=1',
  shop_qualification: '/merchant/merchant/qualification?id=1',
  merchant_more: '/merchant/merchant_more?title=tea',
  merchant_street: '/merchant/merchant_street',
  activity_list: '/goods/activity_list?id=1&type=1',
  top_one: '/goods/top_one',
  privacy_agreement: '/middlewares/privacy_agreement',
};
