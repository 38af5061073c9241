export { InvalidGoods } from './invalid-goods';
export type { InvalidGoodsProps } from './invalid-goods';
