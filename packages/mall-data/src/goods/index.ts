export { toGoodsShop, toGuarantees, toImages, toReviewSummary } from './detail';
export { ratingOf, toActivityGoods, toGoods } from './goods';
export { orderArgs } from './order-args';
export { toMatrix } from './sku-matrix';
