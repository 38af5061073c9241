import type { OperationId } from '@vermilion/mall-api';

/** The calls that write what the seed writes: none of it needs a seed, or SQL. */
export const operatorWriters: Record<string, readonly OperationId[]> = {
  activity: ['createActivity', 'saveActivity', 'deleteActivity', 'orderActivities'],
  activity_product: ['createActivity', 'saveActivity'],
  agreement_version: ['createAgreement', 'saveAgreement', 'publishAgreement', 'deleteAgreement'],
  banner: ['createBanner', 'saveBanner', 'deleteBanner', 'orderBanners'],
  category: ['createCategory', 'saveCategory', 'moveCategory', 'deleteCategory'],
  coupon: ['createCoupon', 'saveCoupon', 'closeCoupon'],
  guarantee: ['createGuarantee', 'saveGuarantee', 'deleteGuarantee'],
  hot_keyword: ['createHotWord', 'saveHotWord', 'deleteHotWord'],
  operator_key: ['createOperatorKey', 'revokeOperatorKey'],
  picture: ['uploadPicture', 'uploadMallPicture', 'deletePicture'],
  product: ['createGoods', 'saveGoods', 'copyGoods', 'archiveGoods', 'importGoods'],
  product_attr: ['createGoods', 'saveGoods', 'importGoods'],
  search_word: ['setSearchWord'],
  setting: ['saveMallLook'],
  shop: [
    'approveApplication',
    'saveShop',
    'setShopOpen',
    'setShopHoliday',
    'saveShopLayout',
    'saveShopFreight',
  ],
  shop_category: ['createTrade', 'saveTrade', 'deleteTrade'],
  shop_goods_category: ['createShopCategory', 'saveShopCategory', 'deleteShopCategory'],
  shop_type: ['createShopType', 'saveShopType', 'deleteShopType'],
  sku: ['createGoods', 'saveGoods', 'setPrice', 'setStock', 'changeStock', 'importGoods'],
  staff: ['inviteStaff', 'saveStaff', 'removeStaff'],
  translation: ['saveTranslation'],
};

/** Tables that fill by what shoppers and shops do, by the mall itself, or by migrations. */
export const writtenOtherwise: readonly string[] = [
  // accounts and what shoppers do
  ...[
    'user_account',
    'user_address',
    'user_coupon',
    'cart_item',
    'saved_item',
    'collect_product',
    'collect_shop',
  ],
  ...[
    'order_group',
    'shop_order',
    'order_line',
    'payment',
    'payment_refund',
    'refund_order',
    'refund_line',
    'review',
  ],
  ...['agreement_acceptance', 'merchant_application', 'point_entry', 'point_earning'],
  // what follows from them
  ...[
    'ledger_account',
    'ledger_transaction',
    'ledger_entry',
    'stock_movement',
    'job',
    'job_run',
    'audit_entry',
  ],
  ...['listing', 'listed_product', 'facet', 'facet_name', 'facet_value', 'facet_word'],
  ...['search_goods', 'search_shop', 'search_category', 'search_due', 'search_list'],
  ...['kysely_migration', 'change', 'change_forgotten'],
];
